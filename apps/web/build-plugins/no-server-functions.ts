import type { Plugin } from "vite";

const STUB = "\0no-server-functions";

/**
 * The site calls the API of the contract and has no server functions, so the part of the framework
 * that sends them (about 15 kB with its serializer) is left out of the browser's script.
 */
export function noServerFunctions(): Plugin {
  return {
    name: "no-server-functions",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    resolveId: (source) => (source.endsWith("/serverFnFetcher.js") ? STUB : null),
    load: (id) =>
      id === STUB
        ? [
            'export const serverFnFetcher = () => { throw new Error("this site has no server functions"); };',
            "export const trackPostProcessPromise = () => {};",
          ].join("\n")
        : null,
  };
}
