/** Letters that no decomposition takes apart. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ł: "l",
};

/** Words of a query that count at most. */
export const QUERY_WORDS_MAX = 8;
/** Letters of a word that count at most. */
const WORD_LENGTH_MAX = 40;

/**
 * Returns the words of a title as a search compares them: in small letters, without accents, and without
 * what stands between or within them (`Baba's Café` gives `babas`, `cafe`).
 */
export function wordsOf(text: string): string[] {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[\p{M}'’`]/gu, "")
    .replaceAll("&", " and ")
    .replace(/[ßøæœđł]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "")
    .map((word) => word.slice(0, WORD_LENGTH_MAX));
}

/** Returns the mistakes that a word of a query may have; what is short or a number is meant as it stands. */
export const mistakesIn = (word: string): number =>
  word.length < 4 || /\p{N}/u.test(word) ? 0 : word.length < 8 ? 1 : 2;

/** Distance of a word, and of the beginning of it that is nearest. */
export interface WordDistance {
  readonly whole: number;
  readonly beginning: number;
}

/**
 * Counts the letters to be changed, added, left out or swapped with their neighbour to make `typed` out of
 * a word, and out of the beginning of it that needs the fewest (optimal string alignment).
 */
export function wordDistance(typed: string, word: string): WordDistance {
  const width = typed.length + 1;
  let [before, last] = [new Uint8Array(width), Uint8Array.from({ length: width }, (_, at) => at)];
  let beginning = typed.length;
  for (let row = 1; row <= word.length; row++) {
    const next = new Uint8Array(width);
    next[0] = row;
    for (let at = 1; at < width; at++) {
      const isSame = word[row - 1] === typed[at - 1];
      const changed = cell(last, at - 1) + (isSame ? 0 : 1);
      const isSwapped =
        row > 1 && at > 1 && word[row - 1] === typed[at - 2] && word[row - 2] === typed[at - 1];
      const swapped = isSwapped ? cell(before, at - 2) + 1 : changed;
      next[at] = Math.min(cell(last, at) + 1, cell(next, at - 1) + 1, changed, swapped);
    }
    [before, last] = [last, next];
    beginning = Math.min(beginning, cell(last, typed.length));
  }
  return { whole: cell(last, typed.length), beginning };
}

const cell = (row: Uint8Array, at: number): number => row[at] as number;
