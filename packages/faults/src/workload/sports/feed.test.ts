import { afterAll, beforeAll, beforeEach, expect, it } from "vitest";
import { Feed } from "./feed.ts";

let feed: Feed;
let from: { run: string; next: number };
beforeAll(async () => {
  feed = await Feed.listen();
});
afterAll(() => feed.close());
beforeEach(async () => {
  from = await heard("", 0);
});

/** Asks as a house does. */
async function ask(path: string, method = "GET"): Promise<Response> {
  const { origin, pathname, password } = new URL(feed.url);
  const headers = { authorization: `Bearer ${decodeURIComponent(password)}` };
  return fetch(`${origin}${pathname}${path}`, { method, headers });
}
async function heard(run: string, after: number) {
  const query = new URLSearchParams({ run, after: String(after), wait: "0" });
  const body = (await (await ask(`/messages?${query}`)).json()) as {
    run: string;
    next: number;
    messages?: readonly { type: string; product: string; fixture?: string }[];
  };
  const told = body.messages?.filter(({ type }) => type !== "alive") ?? [];
  return { ...body, told: told.map(({ type, fixture }) => fixture ?? type) };
}
const price = (fixture: string) => ({ type: "odds_change", fixture });

it.each(["mute", "away"] as const)(
  "tells what it said %s by a recovery alone, in order",
  async (how) => {
    feed.tell(price("before"));
    feed.fallSilent(how);
    feed.tell(price("one"), price("two"));
    if (how === "away") await expect(heard(from.run, from.next)).rejects.toThrow();
    else expect((await heard(from.run, from.next)).told).toEqual([]);
    feed.speakAgain();
    feed.tell(price("three"));
    const after = await heard(from.run, from.next);
    expect(after.told).toEqual(["before"]);
    // What nobody heard leaves a gap in the numbers, by which a house knows.
    expect(after.next - from.next).toBeGreaterThan(after.messages?.length ?? 0);
    expect((await ask("/pre/recovery/initiate_request?request_id=7", "POST")).status).toBe(202);
    expect(feed.asked).toEqual(["pre"]);
    expect((await heard(from.run, after.next)).told).toEqual([]);
    feed.recover();
    const recovered = await heard(from.run, after.next);
    expect(recovered.told).toEqual(["one", "two", "three", "snapshot_complete"]);
  },
);
