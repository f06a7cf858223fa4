import { findChromium } from "@houselight/test-kit/find-chromium";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright-core";
import type { Findings } from "./findings.ts";
import { inTurn } from "./follow-links.ts";
import type { IsKey } from "./message-keys.ts";

export interface Stop {
  /** Address of the site: scheme, host and port. */
  readonly origin: string;
  readonly session: string | null;
  /** Name of the visitor for the findings. */
  readonly who: string;
  readonly path: string;
}

const SCREEN = { width: 1440, height: 900 };
/** Pages that are open at once: each keeps a core busy while it starts. */
const OPEN_AT_ONCE = 3;
/** The longest that a page may take, and that one waits for it to be still, in milliseconds. */
const PAGE_MS = 30_000;
const STILL_MS = 5_000;
/** After so many pages it is said how far it has come. */
const SAID_EVERY = 100;
const HYDRATION = /hydrat|did not match/i;

/** Opens each page once in a browser and notes what it complains about. Returns how many it opened. */
export async function visitPages(
  stops: readonly Stop[],
  isKey: IsKey,
  findings: Findings,
  say: (line: string) => void = () => {},
): Promise<number> {
  let visited = 0;
  const browser = await chromium.launch(await findChromium());
  try {
    const contexts = await contextsFor(browser, stops);
    await inTurn(
      stops,
      async (stop) => {
        const context = contexts.get(nameOf(stop)) as BrowserContext;
        await visit(context, stop, isKey, findings);
        visited += 1;
        if (visited % SAID_EVERY === 0)
          say(`${visited} of ${stops.length} opened, ${findings.list().length} findings`);
      },
      OPEN_AT_ONCE,
    );
    return stops.length;
  } finally {
    await browser.close();
  }
}

const nameOf = ({ origin, session }: Stop): string => `${origin} ${session ?? ""}`;

/** A browser of their own for each visitor of each site. */
async function contextsFor(
  browser: Browser,
  stops: readonly Stop[],
): Promise<ReadonlyMap<string, BrowserContext>> {
  const contexts = new Map<string, BrowserContext>();
  for (const stop of stops) {
    if (contexts.has(nameOf(stop))) continue;
    const context = await browser.newContext({ viewport: SCREEN, serviceWorkers: "block" });
    if (stop.session !== null)
      await context.addCookies([{ name: "session", value: stop.session, url: stop.origin }]);
    contexts.set(nameOf(stop), context);
  }
  return contexts;
}

async function visit(
  context: BrowserContext,
  { origin, path, who }: Stop,
  isKey: IsKey,
  findings: Findings,
): Promise<void> {
  const where = `${who} ${path}`;
  const page = await context.newPage();
  try {
    listen(page, origin, where, findings);
    await page.goto(`${origin}${path}`, { waitUntil: "load", timeout: PAGE_MS });
    // A page that is never still has been looked at long enough.
    await page.waitForLoadState("networkidle", { timeout: STILL_MS }).catch(() => undefined);
    const { texts, nameless } = await page.evaluate(readShown);
    for (const text of texts) if (isKey(text)) findings.add("missing_messages", text, where);
    for (const control of nameless)
      findings.add("missing_messages", `${control} without words`, where);
  } catch (error) {
    findings.add("console_errors", `cannot be opened: ${(error as Error).message}`, where);
  } finally {
    await page.close();
  }
}

function listen(page: Page, origin: string, where: string, findings: Findings): void {
  page.on("pageerror", ({ message }) => {
    const kind = HYDRATION.test(message) ? "hydration_warnings" : "console_errors";
    findings.add(kind, message, where);
  });
  page.on("console", (message) => {
    const text = message.text();
    if (HYDRATION.test(text)) findings.add("hydration_warnings", text, where);
    else if (message.type() === "error")
      findings.add("console_errors", `${text} (${message.location().url})`, where);
  });
  page.on("response", (response) => {
    const url = response.url();
    if (response.status() >= 400 && url.startsWith(origin))
      findings.add("dead_links", `${url} answers ${response.status()}`, where);
  });
}

/** Reads what stands on the page now. Runs in the browser: it may name nothing of this file. */
function readShown(): { texts: string[]; nameless: string[] } {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (parentElement?.closest("script, style, template, noscript")) continue;
    texts.push((textContent ?? "").trim());
  }
  const said = ["aria-label", "title", "alt", "placeholder"];
  for (const element of document.querySelectorAll(said.map((name) => `[${name}]`).join(",")))
    for (const name of said) texts.push((element.getAttribute(name) ?? "").trim());
  const nameless = [...document.querySelectorAll<HTMLElement>("a[href], button")]
    .filter((control) => control.checkVisibility() && !control.closest('[aria-hidden="true"]'))
    .filter((control) => {
      const own = ["aria-label", "aria-labelledby", "title"].some((name) =>
        control.getAttribute(name),
      );
      const named = control.querySelector('[aria-label], img[alt]:not([alt=""])');
      return !own && !named && (control.textContent ?? "").trim() === "";
    })
    .map((control) => `a ${control.localName} ${control.getAttribute("href") ?? ""}`.trim());
  return { texts, nameless };
}
