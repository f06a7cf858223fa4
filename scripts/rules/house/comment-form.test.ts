import { describe, expect, it } from "vitest";
import { treeOf } from "../tree/source-tree.ts";
import { noQuestionComments } from "./comment-form.ts";

const judge = (text: string, path = "packages/ui/src/a.ts") =>
  noQuestionComments(treeOf({ [path]: `\n${text}\nexport const a = 1;\n` }));

describe("noQuestionComments", () => {
  it.each(["What", "Whether", "Who", "Whom", "Whose", "Where", "When", "How"])(
    "fails for a doc comment that begins with %s",
    (word) => {
      const found = [
        { path: "packages/ui/src/a.ts", line: 2, message: expect.stringContaining(`"${word}"`) },
      ];
      expect(judge(`/** ${word} it is. */`)).toMatchObject(found);
      expect(judge(`/**\n * ${word} it is.\n */`)).toMatchObject(found);
    },
  );

  it.each([
    "/** Returns what it is. */",
    "/** Whatever it is. */",
    "/** A thing. How it works is told below. */",
    "// What it is.",
    "/* When it is. */",
    'const text = "/** What it is. */";',
  ])("passes for %j", (text) => expect(judge(text)).toEqual([]));
});
