import { findChromium } from "@houselight/test-kit/find-chromium";
import { freePort } from "@houselight/test-kit/private-postgres";
import lighthouse, { type Result } from "lighthouse";
import { chromium } from "playwright-core";
import { note, noteGoal, say } from "../figures.ts";
import { median } from "../processor.ts";

/** Categories of Lighthouse by the word that names their figure. */
const CATEGORIES = {
  performance: "performance",
  accessibility: "accessibility",
  best_practices: "best-practices",
  seo: "seo",
} as const;
/** One run would score a neighbour's work too. */
const RUNS = 3;
/** Lighthouse loses the trace of a page now and then. */
const MOST_RUNS = 6;
const GOAL = 95;
/** An audit below this lowers the score of its category. */
const GOOD = 0.9;

export interface ScoredPage {
  readonly url: string;
  /** Session of a player; a guest has none. */
  readonly session: string | null;
}

/**
 * Notes the four scores of Lighthouse for pages, from 0 to 100, medians of three runs on its own phone, and
 * names the audits that lower them. A browser of its own is driven through its debugging port. The small
 * Chromium of npm cannot do that: then no score is noted, and the reason is said.
 */
export async function noteLighthouse(pages: Readonly<Record<string, ScoredPage>>): Promise<void> {
  const port = await freePort();
  const { executablePath, args } = await findChromium();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, "--headless=new", `--remote-debugging-port=${port}`],
    ignoreDefaultArgs: ["--headless"],
  });
  try {
    for (const [name, page] of Object.entries(pages)) {
      const results: Result[] = [];
      let reason = "";
      for (let run = 0; run < MOST_RUNS && results.length < RUNS; run++) {
        const result = await score(page, port);
        if (result.runtimeError) reason = result.runtimeError.message;
        else results.push(result);
      }
      if (results.length === RUNS) noteScores(name, results);
      else say(`No score of ${name}; CHROMIUM_PATH can name another Chromium. ${reason}`);
    }
  } finally {
    await browser.close();
  }
}

async function score({ url, session }: ScoredPage, port: number): Promise<Result> {
  const scored = await lighthouse(url, {
    port,
    logLevel: "silent",
    onlyCategories: Object.values(CATEGORIES),
    ...(session === null ? {} : { extraHeaders: { cookie: `session=${session}` } }),
  });
  if (!scored) throw new Error(`Lighthouse says nothing of ${url}`);
  return scored.lhr;
}

function noteScores(name: string, results: readonly Result[]): void {
  for (const [word, id] of Object.entries(CATEGORIES)) {
    const scores = results.map(({ categories }) => (categories[id]?.score ?? 0) * 100);
    const figure = `${name}_lighthouse_${word}`;
    note(figure, Math.round(median(scores)), "of 100");
    noteGoal(figure, Math.round(median(scores)), { atLeast: GOAL });
    const faults = results.flatMap(({ categories, audits }) =>
      (categories[id]?.auditRefs ?? [])
        .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < GOOD)
        .map(({ id: audit }) => `${audit} ${audits[audit]?.displayValue ?? ""}`.trim()),
    );
    if (faults.length > 0) say(`  lowered by ${[...new Set(faults)].join(", ")}`);
  }
}
