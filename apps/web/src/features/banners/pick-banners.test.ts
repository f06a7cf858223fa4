import { type BannerView, fillVariables } from "@houselight/contracts/configuration";
import { describe, expect, it } from "vitest";
import { untilNextEnd } from "./banners-query.ts";
import { audienceOf, bannersOf, groundOf, linkOf } from "./pick-banners.ts";

const made = (id: string, change: Partial<BannerView> = {}): BannerView => ({
  id,
  categories: [],
  slots: ["slider-promo-banners"],
  labels: [],
  liveTime: { start: "01/01/2026 00:00", end: "01/01/2100 00:00" },
  title: { text: id },
  ...change,
});
const ids = (banners: readonly BannerView[]) => banners.map(({ id }) => id);

describe("the banners of a slot", () => {
  it("BANNER-07: are those of the visitor's audience, and those for all", () => {
    const audiences = ["crypto-reg", "crypto-noreg", "fiat-reg", "fiat-noreg"] as const;
    const banners = [...audiences.map((one) => made(one, { categories: [one] })), made("all")];
    for (const one of audiences)
      expect(ids(bannersOf(banners, "slider-promo-banners", one))).toEqual(
        expect.arrayContaining([one, "all"]),
      );
    expect(bannersOf(banners, "slider-promo-banners", "fiat-reg")).toHaveLength(2);
    expect(audienceOf(true, false)).toBe("crypto-reg");
    expect(audienceOf(false, true)).toBe("fiat-noreg");
  });

  it("BANNER-07: are at the place that a category names, and at no other", () => {
    const places = [
      "slider-index-top",
      "slider-index-top-jackpots",
      "jackpot-top-banners",
      "terms-and-conditions",
    ] as const;
    const banners = places.map((one) => made(one, { categories: [one, "fiat-reg"] }));
    for (const one of ["slider-index-top", "jackpot-top-banners", "terms-and-conditions"] as const)
      expect(ids(bannersOf(banners, one, "fiat-reg"))).toEqual([one]);
    expect(bannersOf(banners, "slider-promo-banners", "fiat-reg")).toEqual([]);
    expect(bannersOf(banners, "terms-and-conditions", "fiat-noreg")).toEqual([]);
  });

  it("BANNER-08: are in their own slot alone, in their order", () => {
    const banners = [
      made("late", { order: { "fiat-reg": 2 } }),
      made("first", { order: { "fiat-reg": 1, "fiat-noreg": 9 } }),
      made("top", { slots: ["slider-index-top"] }),
      made("tournaments", { slots: ["slider-tournaments-banners"] }),
      made("jackpot", { slots: ["jackpot-top-banners"] }),
    ];
    expect(ids(bannersOf(banners, "slider-promo-banners", "fiat-reg"))).toEqual(["first", "late"]);
    expect(ids(bannersOf(banners, "slider-index-top", "fiat-reg"))).toEqual(["top"]);
    expect(ids(bannersOf(banners, "slider-tournaments-banners", "fiat-reg"))).toEqual([
      "tournaments",
    ]);
    expect(ids(bannersOf(banners, "jackpot-top-banners", "fiat-reg"))).toEqual(["jackpot"]);
  });
});

it("BANNER-05, LOCALE-07: a variable is that of the currency, else of EUR; four colours make a ground", () => {
  const variables = { amount: { EUR: "100 €", CAD: "150 CA$" } };
  expect(fillVariables("Up to {amount}", variables, "CAD")).toBe("Up to 150 CA$");
  expect(fillVariables("Up to {amount}", variables, "NOK")).toBe("Up to 100 €");
  expect(fillVariables("{constructor} {other}", variables, "CAD")).toBe("{constructor} {other}");
  const gradient = {
    colorLeft: "#111111",
    colorLeftCenter: "#222222",
    colorRightCenter: "#333333",
    colorRight: "#444444",
  };
  expect(groundOf(made("one", { gradient }))).toBe(
    "linear-gradient(100deg, #111111, #222222, #333333, #444444)",
  );
  expect(groundOf(made("one"))).toBeUndefined();
});

it("BANNER-06: a button leads to its tournament, its lottery, or its address", () => {
  const name = "Go";
  expect(linkOf({ name, type: "tournaments", frontendIdentifier: "spring" })).toBe(
    "/tournaments/spring",
  );
  expect(linkOf({ name, type: "lottery", frontendIdentifier: "spring" })).toBe("/lottery/spring");
  expect(linkOf({ name, url: "/provably-fair" })).toBe("/provably-fair");
  expect(linkOf({ name })).toBeNull();
});

describe("the banners of a page that stays open", () => {
  const until = (...ends: string[]) =>
    untilNextEnd(
      ends.map((end) => made(end, { liveTime: { start: "01/01/2026 00:00", end } })),
      Date.UTC(2030, 1, 1, 12),
    );

  it("BANNER-03: are asked for again when the next of them is over", () => {
    expect(until("02/02/2030 11:00", "01/02/2030 12:10")).toBe(10 * 60_000);
  });

  it("are asked for twice a minute while one is told that is over by this clock", () => {
    expect(until("01/02/2030 11:59")).toBe(30_000);
  });

  it("are not asked for where none ends within a day, as no timer runs so long", () => {
    expect([until("01/01/2100 00:00"), until()]).toEqual([false, false]);
  });
});
