import { expect, it } from "vitest";
import { sectionAddress } from "./page-address.ts";

it.each([
  [["news"], "/news/a-page"],
  [["top-menu", "promotions"], "/promotions/a-page"],
  [["articles"], null],
  [[], null],
])("OPEN-02, ROUTE-35: a page of %j is listed at %s", (categories, address) => {
  expect(sectionAddress({ slug: "a-page", categories })).toBe(address);
});
