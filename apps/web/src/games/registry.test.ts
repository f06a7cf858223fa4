import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { GAMES } from "@houselight/game-maths";
import type { SlotRules } from "@houselight/game-maths/slot";
import { describe, expect, it } from "vitest";
import { readWords, type Words } from "../../build-plugins/built-words.ts";
import { COVER_SHAPES, coverAddress } from "./cover-address.ts";
import { games } from "./registry.ts";
import { MECHANIC_TEXTS } from "./slot/pays/rule-texts.ts";

const FOLDER = import.meta.dirname;
const PUBLIC = join(FOLDER, "../../public/games");
const WORDS = readWords(FOLDER);
const SLUGS = GAMES.map(({ current }) => current.slug);

function flatten(words: Words, path = ""): Map<string, string> {
  const entries = Object.entries(words).flatMap(([key, value]): [string, string][] => {
    const name = path === "" ? key : `${path}.${key}`;
    return typeof value === "string" ? [[name, value]] : [...flatten(value, name)];
  });
  return new Map(entries);
}

/** Returns the source text of a game; what all slots or originals share names their words too. */
const sourcesOf = (slug: string): string =>
  [slug, "slot", "originals"]
    .flatMap((folder) =>
      readdirSync(join(FOLDER, folder), { recursive: true, encoding: "utf8" })
        .filter((name) => /\.tsx?$/.test(name) && !name.includes(".test."))
        .map((name) => readFileSync(join(FOLDER, folder, name), "utf8")),
    )
    .join("\n");

/** Tells whether sources name a key: whole, by its end in a namespace, or with a part left open. */
function isNamed(key: string, sources: string): boolean {
  const parts = key.split(".");
  const whole = parts.some((_, at) => sources.includes(`"${parts.slice(at).join(".")}"`));
  const open = parts.slice(0, -1).join(".");
  return (
    whole || (open !== "" && (sources.includes(`${open}.\${`) || sources.includes(`.${open}"`)))
  );
}

/** Tells whether a cover shows all of its middle, with as much to its left as to its right. */
function showsMiddle(svg: string): boolean {
  const [left = 1, top = 1, width = 0, height = 0] =
    /viewBox="([^"]+)"/.exec(svg)?.[1]?.split(" ").map(Number) ?? [];
  return left === (300 - width) / 2 && width >= 300 && top <= 0 && top + height >= 400;
}

describe("registries", () => {
  it("list the same games, and every game with words is one of them", () => {
    expect(Object.keys(games).toSorted()).toEqual(SLUGS.toSorted());
    expect(Object.keys(WORDS)).toEqual(SLUGS.toSorted());
  });
});

describe("the rules of a slot", () => {
  it("tell each mechanic that its sheet plays with", () => {
    const slots = GAMES.filter(({ current }) => current.kind === "slot");
    const untold = slots.flatMap(({ current }) => {
      const rules = current.rules?.() as SlotRules | undefined;
      return Object.keys(rules?.mechanics ?? { rules: "missing" }).filter(
        (field) => !(field in MECHANIC_TEXTS),
      );
    });
    expect(slots.length).toBeGreaterThan(2);
    expect(untold).toEqual([]);
  });
});

describe.each(SLUGS)("%s", (slug) => {
  it("has the pictures that its art draws, its cover in each shape among them", async () => {
    const { pictures } = (await import(join(FOLDER, slug, "art.ts"))) as {
      pictures(): Readonly<Record<string, string>>;
    };
    const drawn = pictures();
    const onDisk = Object.keys(drawn).map((name) => {
      const path = join(PUBLIC, slug, name);
      return [name, existsSync(path) ? readFileSync(path, "utf8") === drawn[name] : "missing"];
    });
    expect(onDisk.filter(([, same]) => same !== true)).toEqual([]);
    const files = [
      "cover.svg",
      ...COVER_SHAPES.map((shape) => basename(coverAddress(slug, shape))),
    ];
    expect(files.filter((name) => !showsMiddle(drawn[name] ?? ""))).toEqual([]);
  });

  it("plays by the versions that the server plays by", async () => {
    const module = await games[slug]?.();
    const entry = GAMES.find(({ current }) => current.slug === slug);
    expect(await module?.maths()).toBe(entry);
  });

  it("uses each of its words", () => {
    const sources = sourcesOf(slug);
    const keys = [...flatten(WORDS[slug]?.["en"] ?? {}).keys()];
    expect(keys.length).toBeGreaterThan(0);
    expect(keys.filter((key) => !isNamed(key, sources))).toEqual([]);
    expect(isNamed("nothing.nowhere", sources)).toBe(false);
  });
});
