import { randomUUID } from "node:crypto";
import { listPlayedGames, playRound } from "@houselight/contracts";
import { openTestHouse, signedInPlayer, TestClock, type TestHouse } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";

const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, serve: {} });
});
afterAll(() => kit.close());

const newPlayer = () => signedInPlayer(kit.house, kit.served?.url as string, 10_000n);
type Player = Awaited<ReturnType<typeof newPlayer>>;
const spin = ({ caller }: Player) =>
  caller.call(playRound, {
    params: { slug: "lantern-tide" },
    body: { id: randomUUID(), currency: "EUR", bet: { kind: "slot", stake_cents: 20 } },
  });
const bet = ({ caller }: Player) =>
  caller.call(playRound, {
    params: { slug: "european-roulette" },
    body: {
      id: randomUUID(),
      currency: "EUR",
      bet: { kind: "roulette", bets: [{ spot: "red", amount_cents: 100 }] },
    },
  });
const played = async ({ caller }: Player) =>
  (await caller.call(listPlayedGames, {})).body.map(({ identifier, last_activity_at }) => [
    identifier.split("/")[1],
    last_activity_at,
  ]);

it("lists the games that a player played, the latest first, each with its last time (PROFILE-09)", async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  expect(await played(player)).toEqual([]);
  expect((await spin(player)).status).toBe(200);
  clock.advance(60_000);
  const roulette = clock.now().toISOString();
  expect((await bet(player)).status).toBe(200);
  expect((await played(player))[0]).toEqual(["european-roulette", roulette]);
  clock.advance(60_000);
  await spin(player);
  expect(await played(player)).toEqual([
    ["lantern-tide", clock.now().toISOString()],
    ["european-roulette", roulette],
  ]);
  expect(await played(other)).toEqual([]);
});
