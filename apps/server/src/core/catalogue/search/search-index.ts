import { mistakesIn, QUERY_WORDS_MAX, wordDistance, wordsOf } from "./words.ts";

/** Names a game by what a search goes by. */
interface SearchedTitle {
  readonly title: string;
  readonly provider: string;
}

/** Finds titles by what somebody typed. */
export interface SearchIndex {
  /** Adds titles behind those that are there; the first of all has the number 0. */
  add(titles: readonly SearchedTitle[]): void;
  /**
   * Returns the numbers of the titles that have every word of a query in their own words or their
   * provider's, the nearest first and equals in their order. A word may be the beginning or a part of
   * another; one that is nowhere may be mistyped.
   */
  find(query: string): Uint32Array;
}

/** Weighs a word of a title by the way in which it was found. */
const WEIGHT = { same: 100, beginning: 80, part: 55, mistyped: 45, mistypedBeginning: 35 } as const;
/** Weighs a word of the provider a little less. */
const PROVIDER_SHARE = 0.7;
const SAME_TITLE = 60;
/** Mistyped words that are looked at for one of a query. */
const NEAR_MAX = 400;

interface WordEntry {
  readonly text: string;
  /** Numbers of the titles that have it, and of those whose provider has it, each in their order. */
  readonly titles: number[];
  readonly providers: number[];
}

/** Returns the pairs of letters of a word, its beginning marked. */
const pairsOf = (word: string): string[] => {
  const marked = `^${word}`;
  return [...new Set(Array.from({ length: word.length }, (_, at) => marked.slice(at, at + 2)))];
};

/** Words by their text and by their pairs of letters. */
function createVocabulary() {
  const words: WordEntry[] = [];
  const byText = new Map<string, WordEntry>();
  const byPair = new Map<string, number[]>();
  return {
    entryOf(text: string): WordEntry {
      const known = byText.get(text);
      if (known) return known;
      const entry: WordEntry = { text, titles: [], providers: [] };
      for (const pair of pairsOf(text)) {
        const list = byPair.get(pair);
        if (list) list.push(words.length);
        else byPair.set(pair, [words.length]);
      }
      words.push(entry);
      byText.set(text, entry);
      return entry;
    },
    /** Returns the words that share at least so many of these pairs, those with most of them first. */
    sharing(pairs: readonly string[], least: number): WordEntry[] {
      const shared = new Uint8Array(words.length);
      const found: number[] = [];
      for (const pair of pairs)
        for (const at of byPair.get(pair) ?? []) {
          const count = (shared[at] as number) + 1;
          shared[at] = count;
          if (count === least) found.push(at);
        }
      if (least < pairs.length)
        found.sort((one, other) => (shared[other] as number) - (shared[one] as number));
      return found.map((at) => words[at] as WordEntry);
    },
  };
}
type Vocabulary = ReturnType<typeof createVocabulary>;

type Found = readonly (readonly [entry: WordEntry, weight: number])[];

/** Returns the words that a word of a query may mean. */
function meant(vocabulary: Vocabulary, typed: string): Found {
  const pairs = pairsOf(typed);
  const inner = typed.length > 2 ? pairs.slice(1) : pairs;
  const literal = vocabulary
    .sharing(inner, inner.length)
    .filter(({ text }) => (typed.length > 2 ? text.includes(typed) : text.startsWith(typed)));
  if (literal.length > 0)
    return literal.map((entry) => {
      const { text } = entry;
      const how = text === typed ? "same" : text.startsWith(typed) ? "beginning" : "part";
      return [entry, WEIGHT[how]];
    });
  const mistakes = mistakesIn(typed);
  if (mistakes === 0) return [];
  // A mistake spoils three pairs at most: a swap of neighbours does.
  const least = Math.max(1, pairs.length - 3 * mistakes);
  return vocabulary
    .sharing(pairs, least)
    .slice(0, NEAR_MAX)
    .flatMap((entry) => {
      const { whole, beginning } = wordDistance(typed, entry.text);
      if (whole <= mistakes) return [[entry, WEIGHT.mistyped / whole] as const];
      return beginning <= mistakes ? [[entry, WEIGHT.mistypedBeginning / beginning] as const] : [];
    });
}

/** Makes an index without titles. */
export function createSearchIndex(): SearchIndex {
  const vocabulary = createVocabulary();
  /** Each title as one word: what is written apart there may be typed together, and the other way round. */
  const whole: string[] = [];
  return {
    add(titles) {
      for (const { title, provider } of titles) {
        const number = whole.length;
        const [words, makers] = [wordsOf(title), wordsOf(provider)];
        whole.push(words.join(""));
        for (const word of new Set(withWhole(words))) vocabulary.entryOf(word).titles.push(number);
        for (const word of new Set(withWhole(makers)))
          vocabulary.entryOf(word).providers.push(number);
      }
    },
    find(query) {
      const words = wordsOf(query).slice(0, QUERY_WORDS_MAX);
      if (words.length === 0) return new Uint32Array();
      const scores = scoresOf(
        whole.length,
        words.map((word) => meant(vocabulary, word)),
      );
      const typed = words.join("");
      return ranked(scores, (number) => (whole[number] === typed ? SAME_TITLE : 0));
    },
  };
}

const withWhole = (words: readonly string[]): readonly string[] =>
  words.length > 1 ? [...words, words.join("")] : words;

/** Adds up what each title has of every word; 0 where it lacks one. */
function scoresOf(count: number, found: readonly Found[]): Float32Array {
  let sums = new Float32Array(count);
  for (const [index, meanings] of found.entries()) {
    const best = new Float32Array(count);
    const raise = (numbers: readonly number[], weight: number) => {
      for (const number of numbers) if ((best[number] as number) < weight) best[number] = weight;
    };
    for (const [{ titles, providers }, weight] of meanings) {
      raise(titles, weight);
      raise(providers, weight * PROVIDER_SHARE);
    }
    if (index > 0)
      for (let number = 0; number < count; number++) {
        const [sum, own] = [sums[number] as number, best[number] as number];
        best[number] = sum > 0 && own > 0 ? sum + own : 0;
      }
    sums = best;
  }
  return sums;
}

/** Returns the numbers with a score, the highest first, equals in their order. */
function ranked(scores: Float32Array, more: (number: number) => number): Uint32Array {
  const keys: number[] = [];
  for (let number = 0; number < scores.length; number++) {
    const score = scores[number] as number;
    // One number to sort by: typed arrays of numbers sort fast. A score is below 1,000.
    if (score > 0) keys.push((1_000 - Math.round(score + more(number))) * scores.length + number);
  }
  return Uint32Array.from(Float64Array.from(keys).sort(), (key) => key % scores.length);
}
