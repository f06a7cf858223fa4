import { createHmac } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Reported } from "../orders.ts";

export interface Report {
  readonly id: string;
  readonly content: Readonly<Record<string, unknown>>;
}

const RETRIES = 5;
const FIRST_PAUSE_MS = 250;
const REMEMBERED = 10_000;

/** Brings signed reports to shops, and remembers what it told of each payment last. */
export interface Courier {
  deliver(about: Reported, report: Report): Promise<void>;
  last(kind: Reported["kind"], id: string): Report | null;
  /** Ends early, with everything that waits, when the simulator closes. */
  pause(ms: number): Promise<void>;
  /** Goes on with a payment after the answer to the shop or the browser. */
  background(work: Promise<void>): void;
  close(): void;
}

export function createCourier(secret: string): Courier {
  const closing = new AbortController();
  const told = new Map<string, Report>();
  const wait = (ms: number): Promise<void> =>
    ms === 0 ? Promise.resolve() : pause(ms, undefined, { signal: closing.signal });
  return {
    async deliver(about, report) {
      remember(told, about, report);
      for (let attempt = 0; attempt <= RETRIES; attempt++) {
        if (attempt > 0) await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1));
        if (await send(secret, about.webhookUrl, report, closing.signal)) return;
      }
    },
    last: (kind, id) => told.get(`${kind}:${id}`) ?? null,
    pause: wait,
    background: (work) => {
      work.catch((error: unknown) => {
        if (!closing.signal.aborted) throw error;
      });
    },
    close: () => closing.abort(),
  };
}

/** A result stays the last word when its progress comes after it. */
function remember(told: Map<string, Report>, about: Reported, report: Report): void {
  const key = `${about.kind}:${about.id}`;
  const earlier = told.get(key);
  if (earlier && report.content["status"] === "processing" && isResult(earlier)) return;
  told.delete(key);
  told.set(key, report);
  const oldest = told.keys().next();
  if (told.size > REMEMBERED && !oldest.done) told.delete(oldest.value);
}

const isResult = ({ content }: Report): boolean => content["status"] !== "processing";

/** Standard Webhooks. Returns false when the shop does not answer or answers 5xx, as providers see it. */
async function send(
  secret: string,
  url: string,
  report: Report,
  signal: AbortSignal,
): Promise<boolean> {
  const body = JSON.stringify(report.content);
  const timestamp = Math.floor(Date.now() / 1000).toString();
  const signature = createHmac("sha256", secret)
    .update(`${report.id}.${timestamp}.${body}`)
    .digest("base64");
  const response = await fetch(url, {
    method: "POST",
    signal,
    headers: {
      "content-type": "application/json",
      "webhook-id": report.id,
      "webhook-timestamp": timestamp,
      "webhook-signature": `v1,${signature}`,
    },
    body,
  }).catch(() => null);
  return response !== null && response.status < 500;
}
