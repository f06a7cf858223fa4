/** A book as a page offers it. */
export interface Book {
  readonly title: string;
  readonly text: string;
  readonly chips: readonly string[];
  readonly formats: readonly { readonly format: BookFormat; readonly url: string }[];
  /** Slug of the page of words that is its preview. */
  readonly preview: string | null;
}
const FORMATS = ["pdf", "epub"] as const;
type BookFormat = (typeof FORMATS)[number];

/** Files of the site itself: a page sends nobody elsewhere for a download. */
const OWN_FILE = /^\/api\/cms\/files\/\d+$/;

/** Reads a book from what stands beside its placeholder; null for one without a title. */
export function readBook(parameters: Readonly<Record<string, string>>): Book | null {
  const { title, text = "", chips = "", preview } = parameters;
  if (!title) return null;
  return {
    title,
    text,
    chips: chips
      .split("|")
      .map((chip) => chip.trim())
      .filter((chip) => chip !== ""),
    formats: FORMATS.flatMap((format) => {
      const url = parameters[format];
      return url && OWN_FILE.test(url) ? [{ format, url }] : [];
    }),
    preview: preview || null,
  };
}
