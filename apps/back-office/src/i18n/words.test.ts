import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readOfficeWords, type Words } from "../../build-plugins/office-words.ts";
import { SCREENS } from "../routes.ts";
import { LANGUAGES } from "./language-names.ts";

const SOURCE = join(import.meta.dirname, "..");

/** Returns the texts of a tree by their keys, joined by dots. */
function flatten(tree: Words, path = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(tree)) {
    const name = path === "" ? key : `${path}.${key}`;
    if (typeof value === "string") flat.set(name, value);
    else for (const [inner, text] of flatten(value, name)) flat.set(inner, text);
  }
  return flat;
}

const ownWords = (language: string): Words => {
  const { refusals: _refusals, VALIDATION: _rules, ...own } = readOfficeWords(SOURCE, language);
  return own;
};

/** Returns the sources below a folder. */
function sourcesBelow(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return sourcesBelow(path);
    const isSource = /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name);
    return isSource ? [readFileSync(path, "utf8")] : [];
  });
}

const SOURCES = sourcesBelow(SOURCE);

/** Owners whose words a source asks for: `useWords("shell")`, or a part that is told its owner. */
const ownersOf = (source: string): string[] =>
  [...source.matchAll(/(?:useWords\(|owner=)"([\w-]+)"/g)].map((match) => match[1] as string);

/** Names of the arguments of an ICU text. */
const argumentsOf = (text: string): string[] =>
  [
    ...new Set([...text.matchAll(/\{\s*(\w+)\s*(?=[,}])/g)].map((match) => match[1] as string)),
  ].sort();

const english = flatten(ownWords("en"));
const others = Object.keys(LANGUAGES).filter((language) => language !== "en");

describe.each(others)("words of the back office in %s", (language) => {
  const words = flatten(ownWords(language));

  it("has exactly the keys of English", () =>
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort()));

  it("takes the same arguments and leaves nothing empty", () => {
    for (const [key, text] of words) {
      expect([key, argumentsOf(text)]).toEqual([key, argumentsOf(english.get(key) ?? "")]);
      expect([key, text.trim()]).not.toEqual([key, ""]);
    }
  });

  it("copies no sentence of more than 20 characters from another language", () => {
    const elsewhere = ["en", ...others].filter((one) => one !== language).map(ownWords);
    for (const tree of elsewhere) {
      const texts = flatten(tree);
      const copied = [...words].filter(
        ([key, text]) => text.length > 20 && texts.get(key) === text,
      );
      expect(copied).toEqual([]);
    }
  });
});

describe("words of the back office", () => {
  it("are all used: each key, or the part before its last word, stands in a source of its owner", () => {
    const isUsed = (key: string): boolean => {
      const [owner = "", ...rest] = key.split(".");
      const own = rest.join(".");
      const before = own.slice(0, own.lastIndexOf(".") + 1);
      // `State` shows the words of a state, `Menu` those of a screen.
      const isNamed = ["states.", "menu."].includes(before);
      return SOURCES.filter((source) => ownersOf(source).includes(owner)).some(
        (source) =>
          source.includes(`"${own}"`) ||
          (before !== "" && (isNamed || source.includes(`\`${before}\${`))),
      );
    };
    expect([...english.keys()].filter((key) => !isUsed(key))).toEqual([]);
  });

  it("are there for every literal key that a source asks for", () => {
    const missing = SOURCES.flatMap((source) => {
      const owners = ownersOf(source);
      const asked = [...source.matchAll(/\bt\("([^"]+)"/g)].map((match) => match[1] as string);
      return owners.length === 0
        ? []
        : asked.filter((key) => !owners.some((owner) => english.has(`${owner}.${key}`)));
    });
    expect(missing).toEqual([]);
  });

  it("name every screen of the menu", () => {
    const named = SCREENS.flatMap(({ menu }) => (menu ? [`shell.menu.${menu.name}`] : []));
    expect(named.filter((key) => !english.has(key))).toEqual([]);
    const unused = [...english.keys()].filter(
      (key) => key.startsWith("shell.menu.") && !named.includes(key),
    );
    expect(unused).toEqual([]);
  });
});
