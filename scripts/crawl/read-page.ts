import type { IsKey } from "./message-keys.ts";

/** A page as the server sent it: where it leads, what it loads, and the words that it lacks. */
export interface ReadPage {
  readonly links: readonly string[];
  /** Pictures, scripts, styles and what else a browser fetches with the page. */
  readonly files: readonly string[];
  /** Bare message keys, and controls without a name. */
  readonly missing: readonly string[];
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: "\u00a0",
};

const decoded = (text: string): string =>
  text.replace(/&(?:#x([0-9a-f]+)|#(\d+)|(\w+));/gi, (whole, hex, number, name) => {
    if (hex) return String.fromCodePoint(Number.parseInt(hex, 16));
    if (number) return String.fromCodePoint(Number(number));
    return ENTITIES[name as string] ?? whole;
  });

const attributesOf = (text: string): ReadonlyMap<string, string> =>
  new Map(
    [...text.matchAll(/([\w:-]+)(?:="([^"]*)")?/g)].map(([, name = "", value = ""]) => [
      name.toLowerCase(),
      decoded(value),
    ]),
  );

/** Tags of a page, as the server writes them: attributes in double quotes. */
const tagsOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(`<${name}\\b((?:[^>"]|"[^"]*")*)>`, "gi"))].map(([, text = ""]) =>
    attributesOf(text),
  );

/** Relations of a `link` that name a file; the others name a page, or nothing to load. */
const FILE_RELATIONS = new Set([
  "stylesheet",
  "icon",
  "apple-touch-icon",
  "manifest",
  "preload",
  "modulepreload",
]);
const PAGE_RELATIONS = new Set(["canonical", "alternate"]);

/** Attributes whose text somebody reads or hears. */
const SAID = ["aria-label", "title", "alt", "placeholder", "aria-description"];
const NAMING = ["aria-label", "aria-labelledby", "title"];

/** Reads a page of the site; it is no reader of any other HTML. */
export function readPage(html: string, isKey: IsKey): ReadPage {
  const heads = tagsOf(html, "link");
  const named = (relations: ReadonlySet<string>) =>
    heads.filter((tag) => relations.has(tag.get("rel") ?? "")).map((tag) => tag.get("href"));
  const of = (name: string, attribute: string) =>
    tagsOf(html, name).map((tag) => tag.get(attribute));
  const pictures = tagsOf(html, "meta")
    .filter((tag) => tag.get("property") === "og:image")
    .map((tag) => tag.get("content"));
  const body = html
    .replaceAll(/<!--[^]*?-->/g, "")
    .replaceAll(/<(script|style|template)\b[^>]*>[^]*?<\/\1>/gi, "");
  return {
    links: distinct([...of("a", "href"), ...named(PAGE_RELATIONS)]),
    files: distinct([
      ...of("img", "src"),
      ...of("script", "src"),
      ...namedInScripts(html),
      ...named(FILE_RELATIONS),
      ...pictures,
    ]),
    missing: distinct([...bareKeys(body, isKey), ...nameless(body)]),
  };
}

/** Lists the files that a page loads by its inline scripts. */
const namedInScripts = (html: string): string[] =>
  [...html.matchAll(/"(\/assets\/[^"]+\.js)"/g)].map(([, file = ""]) => file);

const distinct = (values: readonly (string | undefined)[]): string[] => [
  ...new Set(values.filter((value): value is string => value !== undefined && value !== "")),
];

function bareKeys(body: string, isKey: IsKey): string[] {
  const texts = [...body.matchAll(/>([^<]+)</g)].map(([, text = ""]) => decoded(text).trim());
  const said = [...body.matchAll(/<\w+((?:[^>"]|"[^"]*")*)>/g)].flatMap(([, text = ""]) => {
    const attributes = attributesOf(text);
    return SAID.map((name) => attributes.get(name) ?? "");
  });
  return [...texts, ...said].filter(isKey);
}

/** Finds links and buttons that nobody could name. */
function nameless(body: string): string[] {
  const controls = body.matchAll(/<(a|button)\b((?:[^>"]|"[^"]*")*)>([^]*?)<\/\1>/gi);
  return [...controls].flatMap(([, tag = "", attributes = "", content = ""]) => {
    const own = attributesOf(attributes);
    if (own.get("aria-hidden") === "true" || NAMING.some((name) => own.get(name))) return [];
    const words = decoded(content.replaceAll(/<[^>]+>/g, "")).trim();
    const inside = [...content.matchAll(/\s(?:aria-label|alt)="([^"]+)"/g)];
    if (words !== "" || inside.length > 0) return [];
    return [
      `a ${tag === "a" ? `link to ${own.get("href") ?? "nothing"}` : "button"} without words`,
    ];
  });
}
