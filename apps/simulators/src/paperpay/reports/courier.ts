import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { type Course, keyOf, type Report, type Reported, remember, type Round } from "./course.ts";
import type { Journal } from "./journal.ts";

const RETRIES = 5;
const FIRST_PAUSE_MS = 250;

/** Brings signed reports to shops, and remembers what it told of each payment last. */
export interface Courier {
  /**
   * Takes on what is to be told of an order: it is on file when the call returns. The promise
   * resolves when everything is delivered or given up.
   */
  take(about: Reported, rounds: readonly Round[]): Promise<void>;
  last(kind: Reported["kind"], id: string): Report | null;
  /** Goes on with a payment after the answer to the shop or the browser. */
  background(work: Promise<void>): void;
  /** Goes on with what an earlier process left. */
  resume(): void;
  /** Ends early, with everything that waits, when the simulator closes. */
  close(): void;
}

export function createCourier(secret: string, journal: Journal): Courier {
  const closing = new AbortController();
  const last = new Map(journal.kept.last);
  const wait = (ms: number): Promise<void> => pause(ms, undefined, { signal: closing.signal });

  async function deliver(about: Reported, report: Report): Promise<boolean> {
    remember(last, keyOf(about), report, Date.now());
    for (let attempt = 0; attempt <= RETRIES; attempt++) {
      if (attempt > 0) await wait(FIRST_PAUSE_MS * 2 ** (attempt - 1));
      if (await send(secret, about.webhookUrl, report, closing.signal)) return true;
    }
    return false;
  }
  /** A round that is given up stays due on file, unless a later one arrives. */
  async function tell({ id, about, rounds }: Course, first: number): Promise<void> {
    for (const [index, { due, reports }] of rounds.entries()) {
      if (index < first) continue;
      const ahead = due - Date.now();
      if (ahead > 0) await wait(ahead);
      const arrived = await Promise.all(reports.map((report) => deliver(about, report)));
      if (arrived.every(Boolean)) journal.told(id, index + 1);
    }
  }
  const background = (work: Promise<void>): void => {
    work.catch((error: unknown) => {
      if (!closing.signal.aborted) throw error;
    });
  };
  return {
    take(about, rounds) {
      const course = { id: `crs_${randomUUID()}`, about, rounds: [...rounds] };
      journal.taken(course);
      return tell(course, 0);
    },
    last: (kind, id) => last.get(keyOf({ kind, id }))?.report ?? null,
    background,
    resume() {
      for (const { course, next } of journal.kept.unfinished) background(tell(course, next));
    },
    close: () => closing.abort(),
  };
}

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
