import { type SourceTree, treeOf } from "./source-tree.ts";

const SERVER_MANIFEST = JSON.stringify({
  name: "@houselight/server",
  exports: { ".": "./src/app.ts" },
  imports: {
    "#platform/*": "./src/platform/*/public.ts",
    "#events/*": "./src/events/*.ts",
    "#core/*": "./src/core/*/public.ts",
    "#entitlements/*": "./src/entitlements/*/public.ts",
    "#money/*": "./src/money/*/public.ts",
    "#play/*": "./src/play/*/public.ts",
    "#engagement/*": "./src/engagement/*/public.ts",
  },
});

function manifest(name: string): string {
  const exports = { ".": "./src/index.ts", "./*": "./src/*/index.ts" };
  return JSON.stringify({ name: `@houselight/${name}`, exports });
}

/** A small house with the manifests of its workspaces; a test adds or replaces files. */
export function houseTree(files: Record<string, string> = {}): SourceTree {
  return treeOf({
    "apps/server/package.json": SERVER_MANIFEST,
    "apps/web/package.json": manifest("web"),
    "apps/back-office/package.json": manifest("back-office"),
    "apps/simulators/package.json": manifest("simulators"),
    "packages/contracts/package.json": manifest("contracts"),
    "packages/game-maths/package.json": manifest("game-maths"),
    "packages/sports-maths/package.json": manifest("sports-maths"),
    "packages/ui/package.json": manifest("ui"),
    "packages/test-kit/package.json": manifest("test-kit"),
    ...files,
  });
}

/** Text of a module that imports each specifier. */
export function importing(...specifiers: string[]): string {
  return specifiers.map((specifier) => `import "${specifier}";`).join("\n");
}
