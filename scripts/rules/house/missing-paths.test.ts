import { describe, expect, it } from "vitest";
import { treeOf } from "../tree/source-tree.ts";
import { noMissingPaths } from "./missing-paths.ts";

const files = {
  "apps/server/src/app.ts": "",
  "docs/glossary.md": "",
  "docs/decisions/0001-node.md": "",
  "scripts/maths.ts": "",
  LICENSE: "",
};
const judge = (text: string, document = "README.md") =>
  noMissingPaths(treeOf({ ...files, [document]: text }));

describe("noMissingPaths", () => {
  it.each([
    "see `apps/server/src/main.ts`",
    "run `node scripts/math.ts lantern-tide`",
    "see [the words](docs/words.md)",
    "see [the words](./docs/words.md#ggr)",
    "see [the words](docs/words.md 'title')",
    "the folder `packages/maths/`",
    "line `scripts/math.ts:12`",
    "```sh\nnode scripts/math.ts\n```",
  ])("fails for %j", (text) => {
    expect(judge(text)).toMatchObject([{ path: "README.md", rule: "missing-path" }]);
  });

  it("fails at the line, once for each path", () => {
    expect(judge("\n`scripts/a.ts` or [a](scripts/a.ts), `scripts/b.ts`")).toMatchObject([
      { line: 2, message: expect.stringContaining("scripts/a.ts") },
      { line: 2, message: expect.stringContaining("scripts/b.ts") },
    ]);
  });

  it("follows a link from the document's own folder", () => {
    expect(judge("[words](../glossary.md)", "docs/decisions/0002-x.md")).toEqual([]);
    expect(judge("[words](glossary.md)", "docs/decisions/0002-x.md")).toHaveLength(1);
  });

  it.each([
    "`apps/server/src/app.ts`, `apps/server/src/app.ts:3`, `docs/`, `./scripts/maths.ts`",
    "[words](docs/glossary.md#ggr), [licence](LICENSE), [top](#top), [site](https://example.com)",
    "`apps/<name>/src`, `docs/decisions/NNNN-title.md`, `apps/*/src`, `packages/…`, `apps/{a,b}`",
    "`engagement/quests`, `public.ts`, `POST /api/games_filter`, `apps/web/dist/server.js`",
    "```sh\nnode scripts/maths.ts lantern-tide\n```",
  ])("passes for %j", (text) => expect(judge(text)).toEqual([]));

  it("reads the README of a module, and no other text", () => {
    expect(judge("`docs/none.md`", "apps/server/src/core/wallet/README.md")).toHaveLength(1);
    expect(judge("`docs/none.md`", "notes.md")).toEqual([]);
  });
});
