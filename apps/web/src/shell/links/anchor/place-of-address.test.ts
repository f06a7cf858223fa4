import { defaultStringifySearch } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { placeOfAddress } from "./place-of-address.ts";

it("BANNER-06: an address that was written is taken to its path, its query and its hash", () => {
  expect(placeOfAddress("/")).toEqual({ to: "/", search: {}, hash: "" });
  expect(placeOfAddress("/?depositPromocode=KITE")).toEqual({
    to: "/",
    search: { depositPromocode: "KITE" },
    hash: "",
  });
  expect(placeOfAddress("/vip/info#levels")).toEqual({
    to: "/vip/info",
    search: {},
    hash: "levels",
  });
});

it.each(["?amountProp=50", "?utm_campaign=2026&stag=1_2", "?code=007", "?autoApplyPromocode=true"])(
  "BANNER-06: a query is written as it came: %s",
  (query) => expect(defaultStringifySearch(placeOfAddress(`/deposit${query}`).search)).toBe(query),
);
