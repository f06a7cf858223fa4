import type { Browser, CDPSession, Page } from "playwright-core";
import { note, rounded } from "../figures.ts";
import { median } from "../processor.ts";
import { FAST_4G, PHONE } from "./phone.ts";

const VISITS = 5;
/** A phone as most are has a processor that is four times slower than this one. */
const SLOWDOWN = 4;
/** The longest that a visit waits for the page to be still, and what it gives it after an interaction. */
const STILL_MS = 60_000;
const SETTLE_MS = 1_500;
/** Buttons that a visit presses, one after the other, to see how soon the next picture comes. */
const PRESSED = 3;

export interface Visit {
  readonly url: string;
  /** Session of a player; a guest has none. */
  readonly session: string | null;
  /** Selector of the buttons that are pressed. */
  readonly buttons: string;
}

export interface Vitals {
  readonly lcpMs: number;
  readonly cls: number;
  readonly inpMs: number;
  /** Bytes of all scripts that came until the page was still, as they were sent. */
  readonly scriptBytes: number;
}

/** Figures that the page itself observed; see `observe`. */
interface Observed {
  lcp: number;
  cls: number;
  inp: number;
}

/** Notes LCP, CLS and INP of a page under a slow processor and network, medians of five first visits. */
export async function noteVitals(browser: Browser, name: string, visit: Visit): Promise<Vitals> {
  const visits: Vitals[] = [];
  for (let at = 0; at < VISITS; at++) visits.push(await visitOnce(browser, visit));
  const of = (pick: (vitals: Vitals) => number) => median(visits.map(pick));
  const vitals = {
    lcpMs: Math.round(of(({ lcpMs }) => lcpMs)),
    cls: rounded(
      of(({ cls }) => cls),
      4,
    ),
    inpMs: Math.round(of(({ inpMs }) => inpMs)),
    scriptBytes: of(({ scriptBytes }) => scriptBytes),
  };
  note(`${name}_lcp_ms`, vitals.lcpMs, "ms");
  note(`${name}_cls`, vitals.cls, "");
  note(`${name}_inp_ms`, vitals.inpMs, "ms");
  note(`${name}_script_sent`, vitals.scriptBytes, "bytes");
  return vitals;
}

async function visitOnce(browser: Browser, { url, session, buttons }: Visit): Promise<Vitals> {
  const context = await browser.newContext({ ...PHONE, serviceWorkers: "block" });
  try {
    if (session !== null) await context.addCookies([{ name: "session", value: session, url }]);
    const page = await context.newPage();
    await page.addInitScript(observe);
    const tools = await context.newCDPSession(page);
    await tools.send("Network.enable");
    await tools.send("Network.emulateNetworkConditions", FAST_4G);
    await tools.send("Emulation.setCPUThrottlingRate", { rate: SLOWDOWN });
    const scripts = countScripts(tools);
    await page.goto(url, { timeout: STILL_MS });
    await page.waitForLoadState("networkidle", { timeout: STILL_MS }).catch(() => undefined);
    await page.waitForTimeout(SETTLE_MS);
    const { lcp } = await readObserved(page);
    const scriptBytes = scripts();
    await press(page, buttons);
    const { cls, inp } = await readObserved(page);
    return { lcpMs: lcp, cls, inpMs: inp, scriptBytes };
  } finally {
    await context.close();
  }
}

const readObserved = (page: Page): Promise<Observed> =>
  page.evaluate(() => (globalThis as unknown as { observed: Observed }).observed);

/** Presses the first buttons that can be, and closes what they open. */
async function press(page: Page, buttons: string): Promise<void> {
  const all = await page.locator(buttons).all();
  let pressed = 0;
  for (const button of all) {
    if (pressed === PRESSED) return;
    if (!(await button.isVisible()) || !(await button.isEnabled())) continue;
    const place = await button.boundingBox();
    if (!place) continue;
    await page.mouse.click(place.x + place.width / 2, place.y + place.height / 2);
    await page.waitForTimeout(SETTLE_MS);
    await page.keyboard.press("Escape");
    await page.waitForTimeout(SETTLE_MS);
    pressed++;
  }
}

/** Counts the bytes of scripts as they come over the line. */
function countScripts(tools: CDPSession): () => number {
  const scripts = new Set<string>();
  let bytes = 0;
  tools.on("Network.responseReceived", ({ requestId, type }) => {
    if (type === "Script") scripts.add(requestId);
  });
  tools.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength;
  });
  return () => bytes;
}

/** Runs in the page before all else, and keeps its vitals as https://web.dev/articles/vitals defines them. */
function observe(): void {
  const observed = { lcp: 0, cls: 0, inp: 0 };
  Object.assign(globalThis, { observed });
  const watch = (type: string, take: (entry: PerformanceEntry) => void, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
      ...more,
    });
  watch("largest-contentful-paint", ({ startTime }) => {
    observed.lcp = startTime;
  });
  let [sum, first, last] = [0, 0, 0];
  watch("layout-shift", (entry) => {
    const { value, hadRecentInput, startTime } = entry as PerformanceEntry & {
      readonly value: number;
      readonly hadRecentInput: boolean;
    };
    if (hadRecentInput) return;
    // A window of shifts ends with a second of rest, and after five seconds.
    if (startTime - last > 1_000 || startTime - first > 5_000) [sum, first] = [0, startTime];
    [sum, last] = [sum + value, startTime];
    observed.cls = Math.max(observed.cls, sum);
  });
  watch(
    "event",
    (entry) => {
      const { interactionId, duration } = entry as PerformanceEventTiming & {
        readonly interactionId?: number;
      };
      // Of fewer than fifty interactions the slowest counts.
      if (interactionId) observed.inp = Math.max(observed.inp, duration);
    },
    { durationThreshold: 16 },
  );
}
