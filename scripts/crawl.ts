/**
 * Follows every link of the site in every language, as guest and as player, and opens every route in a
 * browser. The last line is JSON; exit code 1 unless all but `pages` are 0.
 * Run: `npm run crawl -- [--locales en,de] [--only http|browser]`.
 */
import { findLocale, type Locale } from "@houselight/contracts";
import { readCommand } from "@houselight/test-kit/command-line";
import { lineOf } from "./crawl/findings.ts";
import { runCrawl } from "./crawl/run-crawl.ts";

const { values } = readCommand({
  run: "npm run crawl",
  about:
    "Follows every link of the site in every language, as guest and as player, and opens every route " +
    "in a browser. The last line is JSON; exit code 1 when there is a fault.",
  options: {
    locales: { type: "string", about: "languages to look at: en,de" },
    only: { type: "string", about: "one part alone: http or browser" },
  },
});
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Reads a list of languages. Throws on one that the product has not. */
function localesOf(text: string): Locale[] {
  return text.split(",").map((tag) => {
    const locale = findLocale(tag.trim());
    if (!locale) throw new Error(`There is no language ${tag}.`);
    return locale;
  });
}

/** Reads which part is to run. Throws when there is no such part. */
function partOf(text: string | undefined): "http" | "browser" | null {
  if (text === undefined) return null;
  if (text !== "http" && text !== "browser")
    throw new Error(`--only is http or browser, not ${text}`);
  return text;
}

async function main(): Promise<number> {
  const locales = values.locales === undefined ? null : localesOf(values.locales);
  const { pages, findings } = await runCrawl({ locales, only: partOf(values.only), say });
  const found = findings.list();
  for (const finding of found) say(lineOf(finding));
  say(JSON.stringify({ pages, ...findings.counts() }));
  return found.length === 0 ? 0 : 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
