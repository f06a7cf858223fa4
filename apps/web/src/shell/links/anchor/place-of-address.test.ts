import { defaultStringifySearch } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { isPageHere, placeOfAddress } from "./place-of-address.ts";

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

it.each(["/", "/vip/info?x=1.5#top", "/de-luxe", "/apicture"])(
  "BANNER-06, CMS-01: %s is a page in the language that is shown",
  (address) => expect(isPageHere(address)).toBe(true),
);

it.each([
  "/api/cms/files/1",
  "/openapi.json",
  "/pictures/a.svg",
  "/docs/api",
  "/de",
  "/de/vip",
  "/EN-ca/vip",
  "/en/vip",
  "https://elsewhere.example/",
  "//elsewhere.example/vip",
  "/\\\\elsewhere.example/vip",
  "//",
])("BANNER-06, CMS-01: %s is the browser's to open", (address) =>
  expect(isPageHere(address)).toBe(false),
);
