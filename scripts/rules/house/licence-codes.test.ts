import { describe, expect, it } from "vitest";
import { treeOf } from "../tree/source-tree.ts";
import { noLicenceCodes } from "./licence-codes.ts";

const RECORDS = "apps/server/src/core/configuration/licences/records/licence-records.ts";
const records = 'export const LICENCES = [{ code: "CW" }, { code: "TOY" }];\nf(x === "CW");';
/** Judges one file of text, a line above it, beside the records of two licences. */
const judge = (path: string, text: string) =>
  noLicenceCodes(treeOf({ [RECORDS]: records, [path]: `\n${text}` }));

describe("noLicenceCodes", () => {
  it.each([
    'const recall = licence === "CW";',
    "if (player.licenseName !== 'TOY') f();",
    'const is = "TOY" == licence;',
    "const is = licence === `CW`;",
    'switch (licence) { case "TOY": f(); }',
  ])("fails for %s", (text) => {
    for (const path of ["apps/server/src/money/a.ts", "apps/web/src/a.tsx", "scripts/a.ts"])
      expect(judge(path, text)).toMatchObject([{ path, line: 2, rule: "no-licence-code" }]);
  });

  it.each([
    'const row = { licence: "CW" };',
    'const is = licence === "EE";',
    'const is = licence < "CW";',
    '// licence === "CW"\nf();',
  ])("passes for %s", (text) => expect(judge("apps/server/src/money/a.ts", text)).toEqual([]));

  it("passes in the records and in tests", () =>
    expect(judge("apps/server/src/money/a.test.ts", 'f(licence === "CW");')).toEqual([]));
});
