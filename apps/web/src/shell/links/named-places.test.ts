import { SITE_NAMES } from "@houselight/contracts/content";
import { describe, expect, it } from "vitest";
import { routes } from "../../routes.ts";
import { movedPath } from "./moved.ts";
import { placeOf, PLACES, type PlaceName } from "./named-places.ts";

interface Node {
  readonly path?: string;
  readonly children?: readonly object[];
}

const pathsBelow = (nodes: readonly Node[]): string[] =>
  nodes.flatMap(({ path, children }) => [
    ...(path ? [path] : []),
    ...pathsBelow((children ?? []) as readonly Node[]),
  ]);
const PATHS = pathsBelow([routes as Node]);

const segmentsOf = (path: string): string[] => path.split("/").filter(Boolean);

/** Tells whether a route's path takes an address: `$x` takes any part, `{-$x}` one or none. */
function takes(path: string, address: string): boolean {
  const [wanted, given] = [segmentsOf(path), segmentsOf(address)];
  const required = wanted.filter((segment) => !segment.startsWith("{-"));
  if (given.length > wanted.length || given.length < required.length) return false;
  return given.every((segment, at) => wanted[at]?.includes("$") || wanted[at] === segment);
}

const routesOf = (address: string): string[] =>
  PATHS.filter((path) => path !== "/$page" && takes(path, address));

/** Places that lead to no route of their own, with the reason. */
const WITHOUT_ROUTE: Readonly<Partial<Record<PlaceName, string>>> = {
  notFoundPage: "no page is what the name says",
  main: "the index has no path",
  mainLayout: "the index has no path",
};

describe("addresses of names without one (OPEN-02)", () => {
  it.each([
    ["/table", "/table"],
    ["/promotions", "/promotions/{-$slug}"],
    ["/promotions/spring", "/promotions/{-$slug}"],
    ["/arena", "/arena"],
    ["/news", "/news/{-$slug}"],
    ["/news/opening", "/news/{-$slug}"],
    ["/leaderboard", "/leaderboard"],
    ["/tournaments/archive", "/tournaments/{-$tab}"],
    ["/tournaments/spring/games/2", "/tournaments/$slug/games/$page"],
    ["/spin-wheel", "/spin-wheel/{-$tab}"],
    ["/spin-wheel/segments", "/spin-wheel/{-$tab}"],
    ["/bonus/7", "/bonus/$id"],
    ["/payments", "/payments"],
    ["/profile/promocode", "/profile/promocode"],
    ["/popup/vip-level-info", "/popup/$name"],
    ["/play/foldhouse/lantern-tide/sfu", "/play/$producer/$name/sfu"],
    ["/categories/new/2", "/categories/$slug/$page"],
    ["/rocket-mart", "/rocket-mart/{-$tab}"],
  ])("%s is a page", (address, path) => expect(routesOf(address)).toContain(path));

  it("has moved from the old club, and stays empty where nothing is", () => {
    expect(movedPath("/vip-club")).toBe("/vip");
    expect(routesOf("/no/such/page")).toEqual([]);
  });
});

describe("named places (ROUTE-33)", () => {
  it.each(Object.keys(PLACES) as PlaceName[])("%s has a route", (name) => {
    const build: (...parts: string[]) => string = PLACES[name];
    const parts = Array.from({ length: build.length }, (_, at) => `part-${at}`);
    const address = placeOf(name, ...parts);
    expect(address).toBe(build(...parts));
    expect(movedPath(address)).toBeNull();
    expect(routesOf(address).length > 0).toBe(!(name in WITHOUT_ROUTE));
  });

  it("keep what they are given inside one part of the path", () => {
    expect(placeOf("tournamentPage", "../../evil")).toBe("/tournaments/..%2F..%2Fevil");
    expect(placeOf("promotion", "a?b=c#d")).toBe("/promotions/a%3Fb%3Dc%23d");
  });

  it.each([["toString"], ["no-such-place"], ["", "x"], ["tournamentPage"], ["gameItem", "one"]])(
    "lead to main for %j (ROUTE-40)",
    (...given) => {
      const [name = "", ...parts] = given;
      expect(placeOf(name, ...parts)).toBe("/");
    },
  );
});

it("names that operators choose take no address of the site: its list of names is whole", () => {
  const first = PATHS.map((path) => segmentsOf(path)[0] ?? "").filter(
    (name) => name !== "" && !name.startsWith("$"),
  );
  expect(first.filter((name) => !SITE_NAMES.has(name))).toEqual([]);
});
