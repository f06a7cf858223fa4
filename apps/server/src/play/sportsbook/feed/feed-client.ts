import * as z from "zod/mini";
import type { Producer } from "../lines/fixture.ts";
import type { FeedPosition } from "./producer-store.ts";

/** Messages behind a position, or word that the feed cannot go on from there. */
type Polled =
  | {
      readonly isGone: false;
      readonly run: string;
      readonly next: number;
      readonly messages: readonly unknown[];
    }
  | { readonly isGone: true; readonly run: string; readonly next: number };

/** A feed of odds, as the house asks it. Its methods throw when the feed is away or answers strangely. */
export interface FeedClient {
  /** Waits so long for messages when there are none, seconds. */
  poll(from: FeedPosition, waitSeconds: number): Promise<Polled>;
  /** Asks for all that a producer has told since a moment, milliseconds of the feed's time. */
  recover(producer: Producer, afterMs: number, requestId: number): Promise<void>;
}

/** An answer takes so long at most beyond what it was asked to wait, milliseconds. */
const ANSWER_TIMEOUT_MS = 10_000;
/** Largest body that is read, bytes. */
const BODY_MAX = 32 * 1024 * 1024;
const GONE = 410;

const place = z.object({
  run: z.string().check(z.minLength(1), z.maxLength(100)),
  next: z.int().check(z.minimum(0)),
});
const answered = z.extend(place, { messages: z.array(z.unknown()).check(z.maxLength(2_000)) });

/**
 * Makes the client of a feed. The address holds its key as the password, or as the name alone:
 * `https://houselight:key@host/path`.
 */
export function createFeedClient(address: string): FeedClient {
  const url = new URL(address);
  const key = decodeURIComponent(url.password || url.username);
  const base = `${url.origin}${url.pathname.replace(/\/$/, "")}`;
  const ask = (path: string, method: "GET" | "POST", timeoutMs: number): Promise<Response> =>
    fetch(`${base}${path}`, {
      method,
      headers: { authorization: `Bearer ${key}`, accept: "application/json" },
      redirect: "error",
      signal: AbortSignal.timeout(timeoutMs),
    });
  return {
    async poll({ run, position }, waitSeconds) {
      const query = new URLSearchParams({
        after: String(position),
        run: run ?? "",
        wait: String(waitSeconds),
      });
      const answer = await ask(`/messages?${query}`, "GET", waitSeconds * 1000 + ANSWER_TIMEOUT_MS);
      if (answer.status === GONE) return { isGone: true, ...place.parse(await readJson(answer)) };
      if (answer.status !== 200) throw new Error(`the feed says ${await refused(answer)}`);
      const read = answered.parse(await readJson(answer));
      if (read.run !== run || read.next < position) throw new Error("the feed goes back");
      return { isGone: false, ...read };
    },
    async recover(producer, afterMs, requestId) {
      const query = new URLSearchParams({ after: String(afterMs), request_id: String(requestId) });
      const answer = await ask(
        `/${producer}/recovery/initiate_request?${query}`,
        "POST",
        ANSWER_TIMEOUT_MS,
      );
      const status = await refused(answer);
      if (status !== 202) throw new Error(`the feed says ${status} to a recovery`);
    },
  };
}

/** Lets go of an answer whose body nobody reads. Returns its status. */
async function refused(answer: Response): Promise<number> {
  await answer.body?.cancel();
  return answer.status;
}

/** Reads a body up to its bound, as JSON. */
async function readJson(answer: Response): Promise<unknown> {
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of answer.body ?? []) {
    length += part.length;
    if (length > BODY_MAX) throw new Error("the feed answers without end");
    parts.push(part);
  }
  return JSON.parse(Buffer.concat(parts).toString("utf8")) as unknown;
}
