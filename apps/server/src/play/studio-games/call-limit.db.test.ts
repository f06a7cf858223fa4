import { setTimeout as rest } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  houselightSpeaker,
  hub88Speaker,
  type Speaker,
  type Told,
} from "./protocol/testing/speakers.ts";
import {
  names,
  openSpokenHouse,
  send,
  type SpokenHouse,
  type SpokenSeat,
} from "./protocol/testing/spoken-house.ts";

const PER_SECOND = 4;
/** The window of the limit, and some more. */
const WINDOW_MS = 1_100;
const BETS = 10;
const AMOUNT = 10;

let spoken: SpokenHouse;
beforeAll(async () => {
  spoken = await openSpokenHouse(PER_SECOND);
});
afterAll(async () => expect(await spoken.close()).toEqual([]));

/** Sends a call as the studio does, signed anew, and gives the answer as it came. */
async function told(
  speaker: Speaker,
  { session }: SpokenSeat,
  about: Told,
  forge = (body: string) => body,
) {
  const { path, body } = speaker.write(session, about);
  const headers = speaker.prove(path, forge(body), spoken.clock.now());
  const { status, said, retryAfter } = await send(spoken.url, speaker, { path, body, headers });
  return { status, retryAfter, word: speaker.read(said) };
}

describe.each([
  { speaker: houselightSpeaker, other: hub88Speaker, status: 429, word: "too_many_requests" },
  { speaker: hub88Speaker, other: houselightSpeaker, status: 503, word: "RS_ERROR_UNKNOWN" },
])("a studio that speaks $speaker.protocol", ({ speaker, other, status, word }) => {
  it("is told to come again where it calls too often, and each bet stands once when it has", async () => {
    const ada = await spoken.seat(speaker);
    let open: Told[] = names(BETS).map((id) => ({ kind: "bet", id, amount: AMOUNT, round: id }));
    let refusals = 0;
    await rest(WINDOW_MS);
    while (open.length > 0) {
      const answers = await Promise.all(open.map((bet) => told(speaker, ada, bet)));
      const refused = answers.filter((answer) => typeof answer.word === "string");
      for (const answer of refused) expect(answer).toEqual({ status, word, retryAfter: "1" });
      refusals += refused.length;
      open = open.filter((_, at) => typeof answers[at]?.word === "string");
      await rest(WINDOW_MS);
    }
    expect(refusals).toBeGreaterThan(0);
    expect((await told(speaker, ada, { kind: "balance" })).word).toBe(10_000 - BETS * AMOUNT);
  }, 60_000);

  it("has all of its calls, whatever is forged in its name", async () => {
    const ada = await spoken.seat(speaker);
    await rest(WINDOW_MS);
    const forged = await Promise.all(
      names(3 * PER_SECOND).map((id) =>
        told(speaker, ada, { kind: "bet", id, amount: AMOUNT, round: id }, (body) => `${body} `),
      ),
    );
    for (const { word: said } of forged) expect(said).toMatch(/signature/i);
    expect((await told(speaker, ada, { kind: "balance" })).word).toBe(10_000);
  });

  it("has all of its calls, however often another calls", async () => {
    const [ada, noah] = [await spoken.seat(speaker), await spoken.seat(other)];
    await rest(WINDOW_MS);
    const others = await Promise.all(
      names(3 * PER_SECOND).map(() => told(other, noah, { kind: "balance" })),
    );
    expect(others.some(({ word: said }) => typeof said === "string")).toBe(true);
    expect((await told(speaker, ada, { kind: "balance" })).word).toBe(10_000);
  });
});
