import { expect, it } from "vitest";
import { pageAddress } from "./page-address.ts";

it.each([
  [["news"], "/news/a-page"],
  [["top-menu", "promotions"], "/promotions/a-page"],
  [["articles"], "/a-page"],
  [[], "/a-page"],
])("OPEN-02, ROUTE-35: a page of %j stands at %s", (categories, address) => {
  expect(pageAddress({ slug: "a-page", categories })).toBe(address);
});
