import { sha256 } from "../../world/draw.ts";

/** Longest name that is shown, in UTF-16 units as the wire counts them. */
const SHOWN_MOST = 80;
/** Longest id of a competition, and longest name of a match behind `fj:match:`. */
const SLUG_MOST = 60;
const URN_MOST = 80;
/** Characters of a hash that stands for what a slug cannot say. */
const HASH = 8;

/** Returns a name as the wire takes it: no control characters, nothing that turns the direction of text, not too long. */
export function shownName(text: string): string {
  const plain = text
    .normalize("NFC")
    .replace(/[\p{Cf}\p{Cs}]/gu, "")
    .replace(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ")
    .trim();
  let shown = "";
  for (const character of plain) {
    if (shown.length + character.length > SHOWN_MOST) break;
    shown += character;
  }
  return shown.trim();
}

/** Returns the id of a competition from the path of its file: `2024-25/en.1.json` is `2024-25-en-1`. */
export const competitionId = (path: string): string =>
  bounded(slugOf(path.replace(/\.json$/i, "")), SLUG_MOST);

/** A match as its name says it. */
interface Named {
  readonly competition: string;
  /** The round, or the date where the file names none. */
  readonly occasion: string;
  readonly home: string;
  readonly away: string;
}

/**
 * Returns the name of a match in the feed. It holds neither time nor result: it is the same when they
 * change.
 * @param number of the match among those of its file that have the same name otherwise, from 1
 */
export function matchUrn({ competition, occasion, home, away }: Named, number: number): string {
  const sides = `${slugOf(home)}-${slugOf(away)}${number > 1 ? `.${number}` : ""}`;
  return `fj:match:${bounded(`${competition}.${slugOf(occasion)}.${sides}`, URN_MOST)}`;
}

/** Returns a name in small letters, digits and hyphens; letters that have none of these leave a hash. */
function slugOf(text: string): string {
  const bare = text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
  const slug = bare.replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "");
  if (slug !== "" && !/[^\p{ASCII}]/u.test(bare.replace(/[^\p{L}\p{N}]/gu, ""))) return slug;
  return `${slug}-${sha256(text).slice(0, HASH)}`.replace(/^-/, "");
}

/** Returns a name cut to its bound, with a hash of the whole where it is longer. */
const bounded = (name: string, most: number): string =>
  name.length <= most ? name : `${name.slice(0, most - HASH - 1)}-${sha256(name).slice(0, HASH)}`;
