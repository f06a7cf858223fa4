import fc from "fast-check";
import { expect, it } from "vitest";
import { foldLists, unfoldLists } from "./columns.ts";

const throughJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

it("gives back every value of JSON", () => {
  const record = fc.record({ name: fc.string(), prices: fc.record({ EUR: fc.integer() }) });
  const value = fc.oneof(
    fc.jsonValue(),
    fc.array(record),
    fc.array(fc.dictionary(fc.constantFrom("=", "a", "__proto__"), fc.jsonValue())),
    fc.array(fc.dictionary(fc.constantFrom(..."=abcde"), fc.constantFrom("x", "y", 0))),
  );
  fc.assert(
    fc.property(value, (given) => {
      const sent = throughJson(given);
      expect(unfoldLists(throughJson(foldLists(sent)))).toStrictEqual(sent);
    }),
  );
});

it("writes the names of a list's objects once, and those inside of them", () => {
  const games = [
    { slug: "a", currencies: { EUR: "a", USD: "a" } },
    { slug: "b", currencies: { EUR: "b", USD: "b" } },
  ];
  expect(JSON.stringify(foldLists(games))).toBe(
    '{"=":[["slug","currencies"],[["a","b"],{"=":[["EUR","USD"],[["a","b"],0]]}]]}',
  );
});

it("writes equal values of an object once", () => {
  const currencies = { EUR: "a", USD: "a", NOK: "a" };
  const folded = { "=": [["EUR", "USD", "NOK"], "a", "all"] };
  expect(foldLists([{ currencies, only: "b" }])).toEqual([{ currencies: folded, only: "b" }]);
  expect(unfoldLists(folded)).toStrictEqual(currencies);
});

it("keeps apart what only looks folded", () => {
  const written = { "=": [["a"], [[1, 2]]] };
  expect(unfoldLists(throughJson(foldLists(written)))).toEqual(written);
});

it("leaves out what is undefined, as JSON does", () => {
  const list = [
    { a: 1, b: undefined },
    { a: 2, b: 3 },
  ];
  expect(unfoldLists(throughJson(foldLists(list)))).toStrictEqual(throughJson(list));
});
