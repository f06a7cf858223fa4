import { describe, expect, it } from "vitest";
import { canonicalJson } from "./canonical-json.ts";

describe("canonicalJson", () => {
  it.each([
    [{ b: 1, a: [true, null, "é\n"] }, '{"a":[true,null,"é\\n"],"b":1}'],
    [{ B: 1, a: 2, _: 3 }, '{"B":1,"_":3,"a":2}'],
    [{ a: undefined, b: {} }, '{"b":{}}'],
    [{ cents: 2n ** 70n }, '{"cents":1180591620717411303424}'],
    [["createDeposit", null, { x: 0.5 }], '["createDeposit",null,{"x":0.5}]'],
  ])("writes %o in one way", (value, text) => expect(canonicalJson(value)).toBe(text));

  it.each([undefined, () => 1, Symbol("a"), [undefined]])("refuses %s", (value) =>
    expect(() => canonicalJson(value)).toThrow(TypeError),
  );
});
