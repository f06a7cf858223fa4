import en from "@houselight/contracts/messages/en.json" with { type: "json" };
import { describe, expect, it } from "vitest";
import { pageAddress } from "../../shell/links/page-address.ts";
import { type Section, type SectionName, SECTIONS, tabOf, tabPath } from "./sections.ts";

const NAMES = Object.keys(SECTIONS) as SectionName[];

describe("tabs of a section", () => {
  it.each([
    ["vip", undefined, "progress"],
    ["vip", "rewards", "rewards"],
    ["vip", "progress", null],
    ["vip", "constructor", null],
    ["tournaments", undefined, "all"],
    ["tournaments", "all", "all"],
    ["tournaments", "archive", "archive"],
    ["tournaments", "summer-race", null],
    ["shop", undefined, "overview"],
    ["shop", "all", "all"],
    ["arena", undefined, ""],
    ["arena", "all", null],
  ] as const)("of %s at %s is %s", (name, segment, tab) => expect(tabOf(name, segment)).toBe(tab));

  it("lead to the address that names them", () => {
    for (const name of NAMES)
      for (const tab of SECTIONS[name].tabs) {
        const segment = tabPath(name, tab).slice(SECTIONS[name].path.length + 1) || undefined;
        expect(tabOf(name, segment)).toBe(tab);
      }
  });

  it("have a word each", () => {
    for (const name of NAMES) {
      const { tabs }: Section = SECTIONS[name];
      for (const tab of tabs) expect(en.sections.tab).toHaveProperty(tab);
    }
  });
});

it("are those under whose path the pages of their category stand", () => {
  const listing = NAMES.map((name): Section => SECTIONS[name]).filter(({ lists }) => lists);
  expect(listing).toHaveLength(2);
  for (const { path, lists } of listing)
    expect(pageAddress({ slug: "x", categories: [lists as string] })).toBe(`${path}/x`);
});
