import { expect, it } from "vitest";
import { houseTree, importing } from "../tree/tree.testing.ts";
import { noImportCircles } from "./import-circles.ts";

const A = "packages/contracts/src/a.ts";
const B = "packages/contracts/src/b.ts";
const C = "packages/contracts/src/c.ts";

it("passes where imports lead one way", () => {
  const tree = houseTree({
    [A]: importing("./b.ts", "./c.ts"),
    [B]: importing("./c.ts", "zod", "./missing.ts"),
    [C]: "",
  });
  expect(noImportCircles(tree)).toEqual([]);
});

it("fails for two files that import each other, by a type too", () => {
  const tree = houseTree({
    [A]: `\n${importing("./b.ts")}`,
    [B]: 'import type { A } from "./a.ts";',
  });
  const message = `files import each other in a circle: ${A} → ${B} → ${A}`;
  expect(noImportCircles(tree)).toEqual([{ path: A, line: 2, rule: "import-circle", message }]);
});

it("fails for a file that imports itself", () => {
  expect(noImportCircles(houseTree({ [A]: importing("./a.ts") }))).toMatchObject([{ path: A }]);
});

it("fails for a circle through the doors of a workspace and of a module", () => {
  const index = "packages/contracts/src/money/index.ts";
  const door = "apps/server/src/core/wallet/public.ts";
  const post = "apps/server/src/core/wallet/post.ts";
  const tree = houseTree({
    [index]: importing("./cents.ts"),
    "packages/contracts/src/money/cents.ts": importing("@houselight/contracts/money"),
    [door]: importing("./post.ts"),
    [post]: importing("#core/wallet"),
  });
  expect(noImportCircles(tree).map(({ path }) => path)).toEqual([
    post,
    "packages/contracts/src/money/cents.ts",
  ]);
});

it("tells circles that share files once, and leaves out what only leads to them", () => {
  const tree = houseTree({
    "packages/contracts/src/0.ts": importing("./a.ts"),
    [A]: importing("./b.ts", "./c.ts"),
    [B]: importing("./a.ts"),
    [C]: importing("./a.ts"),
  });
  expect(noImportCircles(tree).map(({ path }) => path)).toEqual([A]);
});

it("does not judge generated files", () => {
  const route = "apps/web/src/routes/lobby.tsx";
  const tree = houseTree({
    "apps/web/src/routeTree.gen.ts": importing("./routes/lobby.tsx"),
    [route]: importing("../routeTree.gen.ts"),
  });
  expect(noImportCircles(tree)).toEqual([]);
});
