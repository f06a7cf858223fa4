import { getSportsTree, quoteSlip } from "@houselight/contracts";
import { afterAll, beforeAll, expect, it } from "vitest";
import {
  chooseRules,
  codeOf,
  ON,
  openFixture,
  openSportsbook,
  pick,
  place,
  placed,
  playerOf,
  slipOf,
  type TestFixture,
  type TestSportsbook,
  winnerMarket,
} from "../sportsbook.testing.ts";

let book: TestSportsbook;
beforeAll(async () => {
  book = await openSportsbook("delays of bets in play");
  await book.house.database.query("update sportsbook.producers set state = 'up'");
});
afterAll(async () => expect(await book.close()).toEqual([]));

/** Opens a match of a sport, which is on if it is to be. */
async function matchOf(sport: string, isOn: boolean): Promise<TestFixture> {
  const fixture = await openFixture(book);
  await book.house.database.query("update sportsbook.fixtures set sport = $2 where id = $1", [
    fixture.id,
    sport,
  ]);
  if (isOn) await begin(fixture);
  return fixture;
}
const begin = ({ urn: fixture }: TestFixture) =>
  book.tell({
    type: "odds_change",
    product: "live",
    fixture,
    status: ON,
    markets: [winnerMarket()],
  });
async function delayOf(...fixtures: readonly TestFixture[]): Promise<number> {
  const { body } = await book.guest.call(quoteSlip, {
    body: {
      currency: "EUR",
      kind: fixtures.length === 1 ? "single" : "accumulator",
      selections: fixtures.map((fixture) => {
        const { odds: _, ...selection } = pick(fixture);
        return selection;
      }),
    },
  });
  return body.bet_delay_seconds;
}
async function waitedMs(work: () => Promise<unknown>): Promise<number> {
  const sent = performance.now();
  await work();
  return performance.now() - sent;
}

it("is that of the slip's slowest sport that is on, which the quote tells before (W3)", async () => {
  await chooseRules(book, { bet_delay_by_sport: { tennis: 1, darts: 9 } });
  const [one, football, tennis, darts] = [
    await playerOf(book),
    await matchOf("football", true),
    await matchOf("tennis", true),
    await matchOf("darts", false),
  ];
  expect(await delayOf(football)).toBe(0);
  expect(await delayOf(football, tennis)).toBe(1);
  // What is to come waits for nothing, however long its sport does.
  expect(await delayOf(tennis, darts)).toBe(1);
  expect(await delayOf(darts)).toBe(0);
  expect((await book.guest.call(getSportsTree, {})).body.bet_delay_seconds).toBe(9);
  const slip = (...fixtures: readonly TestFixture[]) => slipOf(fixtures.map((each) => pick(each)));
  expect(await waitedMs(() => placed(one, slip(football)))).toBeLessThan(900);
  expect(await waitedMs(() => placed(one, slip(football, tennis)))).toBeGreaterThan(990);
  expect(await waitedMs(() => placed(one, slip(darts)))).toBeLessThan(900);
});

it("goes on for what begins meanwhile, and a price that moves then refuses the bet", async () => {
  await chooseRules(book, { bet_delay_by_sport: { tennis: 1, darts: 2 } });
  const [one, tennis, darts] = [
    await playerOf(book),
    await matchOf("tennis", true),
    await matchOf("darts", false),
  ];
  const waited = waitedMs(() => placed(one, slipOf([pick(tennis), pick(darts)])));
  await new Promise((resolve) => setTimeout(resolve, 300));
  await begin(darts);
  expect(await waited).toBeGreaterThan(1_990);
  const late = place(one, slipOf([pick(tennis), pick(darts)]));
  await new Promise((resolve) => setTimeout(resolve, 1_400));
  await book.tell({
    type: "odds_change",
    product: "live",
    fixture: darts.urn,
    status: ON,
    markets: [winnerMarket(["1.80", "4.00", "4.00"])],
  });
  expect(codeOf(await late)).toBe("odds_changed");
});
