import { expect, it } from "vitest";
import { shownStudios } from "./shown-studios.ts";

const STUDIOS = ["one", "two", "three"].map((slug) => ({ slug }));
const slugs = (order: string[], hidden: string[], all = false) =>
  shownStudios(STUDIOS, { order, hidden }, all).map(({ slug }) => slug);

it("FLAG-04: lists show the studios in their order, without hidden ones unless the flag is on", () => {
  expect(slugs([], [])).toEqual(["one", "two", "three"]);
  expect(slugs(["three"], ["one"])).toEqual(["three", "two"]);
  expect(slugs(["three", "gone"], ["one"], true)).toEqual(["three", "one", "two"]);
});
