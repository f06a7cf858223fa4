import { pathToFileURL } from "node:url";
import type { Plugin } from "vite";

const CONTRACT_FILE = /\/packages\/contracts\/src\/.+\.ts(\?whole)?$/;
const WHOLE = "?whole";

/** Fields of an endpoint that the browser needs to call it; checking is the server's part. */
const KEPT = ["name", "method", "path", "idempotency"] as const;

const isEndpoint = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && "method" in value && "access" in value;

const isPlain = (value: unknown): boolean =>
  typeof value === "string" ||
  typeof value === "number" ||
  (Array.isArray(value) && value.every(isPlain));

/**
 * A contract module as source text with its endpoints cut down. Everything else comes from the
 * module as it is, `whole`, which the bundler leaves out when nobody asks for it.
 */
export function leanModule(exports: Readonly<Record<string, unknown>>, whole: string): string {
  const lines: string[] = [];
  const rest: string[] = [];
  for (const [name, value] of Object.entries(exports)) {
    if (isEndpoint(value)) {
      const kept = Object.fromEntries(KEPT.map((key) => [key, value[key]]));
      lines.push(`export const ${name} = ${JSON.stringify(kept)};`);
    } else if (isPlain(value)) {
      lines.push(`export const ${name} = ${JSON.stringify(value)};`);
    } else {
      rest.push(name);
    }
  }
  if (rest.length > 0) lines.push(`export { ${rest.join(", ")} } from ${JSON.stringify(whole)};`);
  return lines.join("\n");
}

/**
 * Leaves the schemas of endpoints out of the browser's first script: about 20 kB that only the
 * server uses. A schema that a form or a game asks for is still there.
 */
export function leanEndpoints(): Plugin {
  return {
    name: "lean-endpoints",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    async transform(code, id) {
      if (!CONTRACT_FILE.test(id)) return null;
      const lean = !id.endsWith(WHOLE) && /= defineEndpoint\(/.test(code);
      const text = lean ? leanModule(await import(pathToFileURL(id).href), id + WHOLE) : code;
      return { code: text, map: null, moduleSideEffects: false };
    },
  };
}
