import { expect, it } from "vitest";
import { treeOf } from "../tree/source-tree.ts";
import { FOLDER_ENTRIES_MAX, noLargeFolders, REGISTRIES } from "./folder-size.ts";

/** A tree with a folder of so many entries; every other one is a folder itself. */
const treeWith = (folder: string, entries: number) =>
  treeOf(
    Object.fromEntries(
      Array.from({ length: entries }, (_, at) => [
        `${folder}/${at % 2 === 0 ? `${at}.ts` : `${at}/index.ts`}`,
        "",
      ]),
    ),
  );

it("passes a folder of sixteen entries", () => {
  expect(noLargeFolders(treeWith("apps/web/src/shell", FOLDER_ENTRIES_MAX))).toEqual([]);
});

it("fails for a folder of seventeen, folders in it counted once", () => {
  const folder = "apps/web/src/shell";
  const tree = treeWith(folder, FOLDER_ENTRIES_MAX + 1);
  expect(noLargeFolders(tree)).toMatchObject([
    { path: folder, rule: "large-folder", message: expect.stringContaining("17 entries") },
  ]);
  const deep = treeOf(new Map([...tree.files, [`${folder}/1/other.ts`, ""]]));
  expect(noLargeFolders(deep)).toHaveLength(1);
});

it("leaves migrations, registries, pictures to share and generated files alone", () => {
  for (const folder of REGISTRIES) expect(noLargeFolders(treeWith(folder, 60))).toEqual([]);
  const migrations = "apps/server/src/core/accounts/migrations";
  expect(noLargeFolders(treeWith(migrations, 60))).toEqual([]);
  const shared = "apps/web/public/themes/any-brand/share";
  expect(noLargeFolders(treeWith(shared, 60))).toEqual([]);
  const files = [...treeWith("apps/web/src", FOLDER_ENTRIES_MAX).files];
  expect(noLargeFolders(treeOf(new Map([...files, ["apps/web/src/a.gen.ts", ""]])))).toEqual([]);
});
