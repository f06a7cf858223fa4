import { describe, expect, it } from "vitest";
import { readSyntax } from "./syntax.ts";

describe("readSyntax", () => {
  it("finds every form of import, with its line", () => {
    const text = [
      'import { a } from "./a.ts";',
      'import type { B } from "./b.ts";',
      'export * from "./c.ts";',
      'export { d } from "./d.ts";',
      'const e = import("./e.ts");',
      "const f = import(`./f.ts`);",
      'type G = import("./g.ts").G;',
      'import "./h.ts";',
    ].join("\n");
    const found = readSyntax("x.ts", text).imports.toSorted((x, y) => x.line - y.line);
    expect(found.map(({ specifier }) => specifier)).toEqual(
      ["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => `./${name}.ts`),
    );
    expect(found.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(found.filter(({ typeOnly }) => typeOnly).map(({ line }) => line)).toEqual([2, 7]);
  });

  it("finds the titles of tests and groups, in every form of call", () => {
    const text = [
      'describe("a", () => {});',
      'it.each([["no", 1]])("b %s", () => {});',
      "test.skipIf(true)(`c`, () => {});",
      'describe.each(of("x"))(',
      '  "d",',
      ");",
      'item("no"); page.it("no");',
    ].join("\n");
    const { titles } = readSyntax("x.ts", text);
    expect(titles.toSorted((x, y) => x.line - y.line)).toEqual([
      { text: "a", line: 1 },
      { text: "b %s", line: 2 },
      { text: "c", line: 3 },
      { text: "d", line: 4 },
    ]);
  });

  it("sees no import in a comment, a string or JSX text", () => {
    const text = `// import "./a.ts"
      const s = 'import "./b.ts"';
      const t = <p>don't import "./c.ts"</p>;`;
    expect(readSyntax("x.tsx", text).imports).toEqual([]);
  });

  it("measures functions and knows those that draw", () => {
    const text = "function f() {\n  return 1;\n}\nconst G = () => (\n  <p />\n);";
    expect(readSyntax("x.tsx", text).functions).toEqual([
      { name: "f", line: 1, lines: 3, hasJsx: false },
      { name: "", line: 4, lines: 3, hasJsx: true },
    ]);
  });

  it("joins the pieces of a template", () => {
    const { strings } = readSyntax("x.ts", "const q = `select ${a} from ${b}`;");
    expect(strings[0]?.text).toBe("select $ from $");
  });

  it("tells a syntax error instead of facts", () => {
    expect(readSyntax("x.ts", "const = 1;").error?.line).toBe(1);
  });

  it("has no facts about a file that is not TypeScript", () => {
    expect(readSyntax("x.md", "import './a.ts'").imports).toEqual([]);
  });
});
