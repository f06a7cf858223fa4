import type { Plugin } from "vite";

/** Stands first in a script of which nearly everything is called when it loads: https://v8.dev/blog/explicit-compile-hints */
export const CALLED_ON_LOAD = "//# allFunctionsCalledOnLoad\n";

/**
 * Lets Chromium compile the site's first script while it comes, beside the thread that draws the page,
 * instead of each function when it is first called. Other browsers see a comment.
 */
export function eagerEntry(): Plugin {
  return {
    name: "eager-entry",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    generateBundle: {
      // Vite writes its list of files on top of a script: after that.
      order: "post",
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === "chunk" && file.isEntry) file.code = CALLED_ON_LOAD + file.code;
      },
    },
  };
}
