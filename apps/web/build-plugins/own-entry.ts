import type { Plugin } from "vite";

const DEFAULT_ENTRY = /\/default-entry\/client\.\w+$/;

/**
 * Refuses to build the site around the framework's own browser entry: it is taken without a word when the
 * one that the configuration names is not found.
 */
export function ownEntry(): Plugin {
  return {
    name: "own-entry",
    apply: "build",
    enforce: "pre",
    applyToEnvironment: (environment) => environment.name === "client",
    load(id) {
      if (DEFAULT_ENTRY.test(id)) this.error("the browser entry of the site is not found");
      return null;
    },
  };
}
