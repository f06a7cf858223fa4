import { mkdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { AxeBuilder } from "@axe-core/playwright";
import { fund, registered } from "@houselight/test-kit";
import type { BrowserContext, Locator, Page } from "playwright-core";
import { expect, onTestFailed } from "vitest";
import type { LiveHouse } from "./live-house.ts";
import { type Language, type Screen, SCREEN_SIZES } from "./matrix.ts";
import { loadWords, type Words } from "./words.ts";

/** Folder in which a failed journey leaves its screens and the browser's complaints. */
const FAILURES = resolve(import.meta.dirname, "../../.cache/journeys");

/** The longest that a page may take on a busy machine, in milliseconds. */
export const PATIENCE_MS = 40_000;

/** Somebody with a browser of their own: fresh cookies, one screen, one language. */
export interface Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly words: Words;
  readonly screen: Screen;
  /** A further tab, watched like the first. */
  newTab(): Promise<Page>;
  /** Goes to a path of the site in the visitor's language, and waits until the page hears presses. */
  open(path: string, page?: Page): Promise<number>;
  /** Loads the page anew, and waits until it hears presses. */
  reload(): Promise<void>;
  /** A complaint of the browser that belongs to the journey: a page that shall be missing. */
  allow(complaint: RegExp): void;
  /** Fails on whatever the browser complained about, and ends the visit. */
  leave(): Promise<void>;
}

/** Under which the site remembers that somebody fills in the profile later in this visit. */
const PROFILE_PUT_OFF = "personal-info-later";

interface Options {
  readonly isAskedForProfile?: boolean;
  /** Is asked what a new browser is asked: for cookies and, in some markets, for the age. */
  readonly isAskedAtFoot?: boolean;
  /** Runs the worker of the site; without it every request of a page can be watched. */
  readonly hasWorker?: boolean;
  readonly userAgent?: string;
  /** Ids of groups that a player is in. */
  readonly groups?: readonly string[];
}

/**
 * Opens a browser of its own at the house, or at another of its hosts. It has answered what a new browser is asked. A visitor fills in the profile
 * later, unless the journey is about that: the site would ask for it on every page.
 */
export async function visit(
  { browser, url: houseUrl }: LiveHouse,
  screen: Screen,
  language: Language = "en",
  host?: string,
  { isAskedForProfile = false, isAskedAtFoot = false, hasWorker = false, userAgent }: Options = {},
): Promise<Visitor> {
  const url = host === undefined ? houseUrl : houseUrl.replace("127.0.0.1", host);
  const touch = screen !== "wide";
  const context = await browser.newContext({
    baseURL: url,
    viewport: SCREEN_SIZES[screen],
    locale: language,
    hasTouch: touch,
    isMobile: touch,
    serviceWorkers: hasWorker ? "allow" : "block",
    ...(userAgent ? { userAgent } : {}),
  });
  if (!isAskedAtFoot)
    await context.addCookies([
      { name: "cookie_consent", value: "all", url },
      { name: "approval", value: "yes", url },
    ]);
  context.setDefaultTimeout(PATIENCE_MS);
  if (!isAskedForProfile)
    await context.addInitScript((key) => {
      // An empty page has no storage.
      if (location.protocol.startsWith("http")) sessionStorage.setItem(key, "yes");
    }, PROFILE_PUT_OFF);
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  context.on("page", (page) => watch(page, complaints));
  const words = await loadWords(url, language);
  const page = await context.newPage();
  onTestFailed(async ({ task }) => {
    await keepTraces(task.name, context, complaints);
    await context.close();
  });
  return {
    context,
    page,
    words,
    screen,
    newTab: () => context.newPage(),
    open: async (path, on = page) => {
      const answer = await on.goto(words.path(path));
      await untilHeard(on);
      return answer?.status() ?? 0;
    },
    reload: async () => {
      await page.reload();
      await untilHeard(page);
    },
    allow: (complaint) => void allowed.push(complaint),
    leave: async () => {
      await context.close();
      expect(complaints.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
    },
  };
}

/**
 * Waits until a page is hydrated; one without scripts of the site is ready at once. A page keeps what is
 * done earlier, which has journeys of its own; here it could come in the middle of the next step.
 */
const untilHeard = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => !("early" in window));
};

/** A visitor who is signed in already, with money on the account: smallest units of EUR. */
export async function visitAsPlayer(
  live: LiveHouse,
  screen: Screen,
  amountCents: bigint,
  options: Options = {},
): Promise<Visitor> {
  const { id, token } = await registered(live.house);
  if (amountCents > 0n) await fund(live.house, id, amountCents);
  await live.house.database.query(
    "insert into accounts.player_groups (player_id, group_id, added_at) select $1, unnest($2::text[]), now()",
    [id, options.groups ?? []],
  );
  const visitor = await visit(live, screen, "en", undefined, options);
  await visitor.context.addCookies([
    { name: "session", value: token, url: live.url, httpOnly: true, sameSite: "Lax" },
  ]);
  return visitor;
}

/** Keeps what a browser shows and what it complained about, for whoever looks at a failed journey. */
export async function keepTraces(
  journey: string,
  context: BrowserContext,
  complaints: readonly string[],
): Promise<void> {
  // A visit that came to its end has said what it has to say.
  if (context.pages().length === 0) return;
  await mkdir(FAILURES, { recursive: true });
  const name = `${journey.replaceAll(/\W+/g, "-").slice(0, 80)}-${Date.now()}`;
  const pages = context.pages();
  for (const [index, page] of pages.entries()) {
    await page.screenshot({ path: join(FAILURES, `${name}-${index}.png`) }).catch(() => undefined);
  }
  const lines = [...pages.map((page) => page.url()), ...complaints];
  await writeFile(join(FAILURES, `${name}.txt`), `${lines.join("\n")}\n`);
}

/** Notes what a page complains about. */
export function watch(page: Page, complaints: string[]): void {
  page.on("pageerror", (error) => complaints.push(`${page.url()} throws ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    const hydration = /hydrat|did not match/i.test(text);
    if (message.type() === "error" || hydration) {
      complaints.push(`${page.url()} says ${text} (${message.location().url})`);
    }
  });
  page.on("response", (response) => {
    if (response.status() >= 500) complaints.push(`${response.url()} is ${response.status()}`);
  });
}

/** No finding of axe on what the page shows now. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // What moves in is half transparent, and would be measured so.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect }) => effect?.getTiming().iterations !== Number.POSITIVE_INFINITY)
          .map(({ finished }) => finished),
      ),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]),
  );
  // No page of ours frames another: a page of axe's own to gather the frames in would be empty work.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const findings = violations.map(({ id, nodes }) => {
    const places = nodes.slice(0, 3).map((node) => `${node.target.join(" ")}: ${node.html}`);
    return `${name}: ${id} (${nodes.length}) ${places.join(" | ").slice(0, 900)}`;
  });
  expect.soft(findings).toEqual([]);
}

/** Tells whether this element has the focus. */
export const hasFocus = (element: Locator): Promise<boolean> =>
  element.evaluate((one) => one === document.activeElement);
