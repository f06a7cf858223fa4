import { type Banner, banner } from "@houselight/contracts";
import { describe, expect, it } from "vitest";
import { shownBanners, type Viewer } from "./shown-banners.ts";

const NOW = new Date("2030-02-01T10:00:00Z");
const GUEST: Viewer = { brand: "paper-rocket", groups: null, locale: "en" };
const player = (...groups: string[]): Viewer => ({ ...GUEST, groups: new Set(groups) });

const made = (change: Partial<Banner> = {}): Banner => ({
  id: "one",
  categories: [],
  slots: ["slider-index-top"],
  liveTime: { start: "01/02/2030 09:00", end: "01/02/2030 11:00" },
  title: { text: { en: "Hello", de: "Hallo" } },
  ...change,
});
const isShown = (change: Partial<Banner>, viewer: Viewer = GUEST, now = NOW): boolean =>
  shownBanners([made(change)], viewer, now).length === 1;

it("BANNER-02: a banner has its fields, and no other", () => {
  const whole: Banner = made({
    frontend_identifier: "hello",
    groups: ["21"],
    groupIds: ["22"],
    image: "/cms/files/a.webp",
    overlayImage: "/banners/seeds.svg",
    description: { text: { en: "{amount} to play for" } },
    variables: { amount: { EUR: "100 €", CAD: "150 CA$" } },
    gradient: { colorLeft: "#112233", colorRight: "#445566" },
    labels: [{ en: "New" }],
    button: { name: { en: "Go" }, type: "tournaments", frontendIdentifier: "spring" },
    secondButton: { name: { en: "Sign up" }, popup: "registration" },
    timer: { start_at: "2030-02-01T10:00:00Z", end_at: "2030-02-02T10:00:00Z" },
    order: { "fiat-reg": 1 },
    size: "large",
    logged: true,
  });
  expect(banner.safeParse(whole).success).toBe(true);
  for (const wrong of [
    { image: "https://elsewhere.example/a.png" },
    { image: "//elsewhere.example/a.png" },
    { button: { name: { en: "Go" }, url: "javascript:alert(1)" } },
    { button: { name: { en: "Go" }, attrs: { onclick: "alert(1)" } } },
    { liveTime: { start: "2030-02-01", end: "01/02/2030 11:00" } },
    { title: { text: { de: "Hallo" } } },
    { stranger: true },
  ])
    expect([wrong, banner.safeParse({ ...whole, ...wrong }).success]).toEqual([wrong, false]);
});

describe("BANNER-03: a banner within its time", () => {
  it.each([
    ["2030-02-01T08:59:59Z", false],
    ["2030-02-01T09:00:00Z", true],
    ["2030-02-01T10:59:59Z", true],
    ["2030-02-01T11:00:00Z", false],
  ])("at %s is shown: %s", (time, shown) => expect(isShown({}, GUEST, new Date(time))).toBe(shown));

  it("needs a group of its own where it has some", () => {
    expect(isShown({ groups: ["7"] }, player("8"))).toBe(false);
    expect(isShown({ groups: ["7"], groupIds: ["8"] }, player("8"))).toBe(true);
  });
});

it("BANNER-04: with groups it is never for a guest", () => {
  expect(isShown({ groupIds: ["7"] })).toBe(false);
  expect(isShown({ groupIds: ["7"] }, player("7"))).toBe(true);
});

it("BANNER-07: shows a banner of the split group to it, or to all others", () => {
  expect(isShown({ categories: ["131811--show"] }, player("131811"))).toBe(true);
  expect(isShown({ categories: ["131811--show"] }, player())).toBe(false);
  expect(isShown({ categories: ["131811--show"] })).toBe(false);
  expect(isShown({ categories: ["131811--hide"] }, player("131811"))).toBe(false);
  expect(isShown({ categories: ["131811--hide"] })).toBe(true);
});

it("shows a banner under its brand, and to guests or players alone where it says so", () => {
  expect(isShown({ brand: "lantern-hall" })).toBe(false);
  expect(isShown({ logged: true })).toBe(false);
  expect(isShown({ logged: false }, player())).toBe(false);
});

it("says it in the visitor's language, and nothing of whom it is for", () => {
  const span = { start_at: "2026-01-01T00:00:00Z", end_at: "2026-02-01T00:00:00Z" };
  const timer = { ...span, textTimes: { en: "Still", de: "Noch" } };
  const change = { brand: "paper-rocket", groups: ["7"], timer };
  const [shown] = shownBanners([made(change)], { ...player("7"), locale: "de" }, NOW);
  expect(shown?.title.text).toBe("Hallo");
  expect(shown?.timer).toEqual({ ...span, textTimes: "Noch" });
  expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(["brand"]));
  expect(shown).not.toHaveProperty("groups");
  const [other] = shownBanners([made()], { ...GUEST, locale: "it" }, NOW);
  expect(other?.title.text).toBe("Hello");
});
