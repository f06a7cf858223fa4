import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { bannersConfig } from "../configuration/index.ts";
import { expect, it } from "vitest";

const ROOT = join(import.meta.dirname, "../../../..");
const LANGUAGES = ["en", "de", "fr-CA", "it", "no"] as const;
type Language = (typeof LANGUAGES)[number];

/** Holds words: a file for each language, as JSON or as the HTML of a page. */
const FOLDERS = [
  "packages/contracts/src/messages",
  "apps/server/src/core/mail/words",
  "apps/server/src/core/content/texts",
  "apps/server/src/core/content/demonstration",
  "apps/web/brands",
  "apps/web/src/games",
];

/** Names that are the same in every language. */
const NAMES = new Set(["SIL Open Font License 1.1"]);

function textsOf(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(textsOf) : [];
}

/** Splits a text into its sentences; one that changes with a number is a whole. */
function sentencesOf(text: string): string[] {
  if (/\{\w+, (?:select|plural|selectordinal),/.test(text)) return [text];
  return text.split(/<[^>]+>|(?<=[.!?])\s+|\n+/).map((sentence) => sentence.trim());
}

function filesOf(language: Language): string[] {
  return FOLDERS.flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
      .filter((file) => new RegExp(`(?:^|/)${language}\\.(?:json|html)$`).test(file))
      .map((file) => join(ROOT, folder, file)),
  );
}

function longSentences(language: Language): Set<string> {
  const files = filesOf(language).flatMap((file) => {
    const text = readFileSync(file, "utf8");
    return file.endsWith(".json") ? textsOf(JSON.parse(text)) : [text];
  });
  const banners = bannersConfig.initial.banners.flatMap(({ title, description, labels, button }) =>
    [title.text, description?.text, ...(labels ?? []), button?.name].flatMap((words) => {
      const said = (words as Readonly<Record<string, string>> | undefined)?.[language];
      return said ? [said] : [];
    }),
  );
  const sentences = [...files, ...banners].flatMap(sentencesOf);
  return new Set(sentences.filter((text) => text.length > 20 && !NAMES.has(text)));
}

it("no sentence of more than 20 characters is the same in two languages, wherever words stand", () => {
  const said = LANGUAGES.map((language) => [language, longSentences(language)] as const);
  for (const [, sentences] of said) expect(sentences.size).toBeGreaterThan(1_000);
  const alike = said.flatMap(([language, sentences], at) =>
    said
      .slice(at + 1)
      .flatMap(([other, others]) =>
        [...sentences]
          .filter((sentence) => others.has(sentence))
          .map((sentence) => `${language}, ${other}: ${sentence}`),
      ),
  );
  expect(alike).toEqual([]);
});

/** A formal word that begins no sentence: at the begin of one, `Sie` and `Ihr` may be "they" and "their". */
const FORMAL = /(?<![.!?:] |^|["„»{>])\b(?:Sie|Ihnen|Ihr|Ihre[nmrs]?)\b/;
const FAMILIAR = /(?<!\p{L})(?:tu|toi|tes)(?!\p{L})/iu;

it("a visitor is called `du` in German and `vous` in French, everywhere", () => {
  expect([...longSentences("de")].filter((text) => FORMAL.test(text))).toEqual([]);
  expect([...longSentences("fr-CA")].filter((text) => FAMILIAR.test(text))).toEqual([]);
});
