import { randomUUID } from "node:crypto";
import { disabledProviders, featureFlags, listPlayedGames, playRound } from "@houselight/contracts";
import {
  chosenByTwo,
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { listGames } from "#core/catalogue";
import { type WagerOwner, wagers } from "#money/wagers";

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

/** Stakes as another owner of wagers would, which keeps nothing of its own. Returns the id of the wager. */
async function stake({ id: playerId }: Player, name: string, subject: string): Promise<string> {
  clock.advance(60_000);
  const id = randomUUID();
  const owner: WagerOwner<null> = {
    name,
    account: "house:gaming",
    begin: () => Promise.resolve(null),
    finish: () => Promise.resolve(),
  };
  const answer = await wagers(kit.house).place<null, null>({
    owner,
    playerId,
    id,
    bodyHash: "stake",
    licence: "curacao",
    subject,
    currency: "EUR",
    stake: 20n,
    dateOfBirth: "1990-01-01",
    detailsMissing: false,
    sessionId: null,
    sessionBeganAt: null,
    country: null,
    play: () => ({ record: "toy", payout: 0n, detail: null }),
  });
  expect(answer).not.toHaveProperty("refused");
  return id;
}

/** Takes a wager of another owner back, as whoever changes their mind in time. */
const takeBack = (player: Player, name: string, subject: string, wagerId: string) =>
  wagers(kit.house).takeBack<null>({
    owner: {
      name,
      account: "house:gaming",
      begin: () => Promise.resolve(null),
      finish: () => Promise.resolve(),
    },
    playerId: player.id,
    id: randomUUID(),
    bodyHash: "back",
    wagerId,
    subject,
    licence: "curacao",
    currency: "EUR",
  });

const names = async (player: Player) => (await played(player)).map(([name]) => name);

it("lists what was played with whichever owner of wagers, and no bet on sport (PROFILE-09, OPEN-51)", async () => {
  const toy = (slug: string) => ({
    slug,
    name: slug,
    provider: { slug: "toy-mill", name: "Toy Mill" },
    categories: [],
    currencies: { EUR: slug },
    preview: null,
    position: 2_000,
    kind: "slots" as const,
    jackpot: false,
    runBy: "studio" as const,
  });
  await listGames(kit.house.database, [toy("toy-reels"), toy("toy-sport")]);
  const player = await newPlayer();
  await spin(player);
  await stake(player, "live-tables", "boardwalk-roulette");
  await stake(player, "rocket", "rocket-chance");
  await stake(player, "studio-games", "toy-reels");
  // A name that a game has too, and one that none has.
  await stake(player, "sportsbook", "toy-sport");
  await stake(player, "studio-games", "toy-gone");
  const back = await stake(player, "live-tables", "moonrise-baccarat");
  await takeBack(player, "live-tables", "moonrise-baccarat", back);
  await stake(player, "live-tables", "boardwalk-roulette");
  const all = ["boardwalk-roulette", "toy-reels", "rocket-chance", "lantern-tide"];
  expect(await names(player)).toEqual(all);
});

it("leaves out what is shown to the player no more, as no address leads there (PROFILE-09, GAME-15, FLAG-03)", async () => {
  const url = kit.served?.url as string;
  const manager = await signedInOperator(kit.house, url, "manager");
  const player = await newPlayer();
  await stake(player, "live-tables", "boardwalk-roulette");
  await stake(player, "rocket", "rocket-chance");
  const fly = async (rocket_chance: boolean) => {
    const body = { ...featureFlags.initial, rocket_chance };
    expect((await manager.call(featureFlags.choose, { body })).status).toBe(200);
    clock.advance(1_000);
  };
  const hide = async (studios: Record<string, "all">) => {
    await chosenByTwo(kit.house, url, disabledProviders, studios);
    clock.advance(1_000);
  };
  await fly(false);
  expect(await names(player)).toEqual(["boardwalk-roulette"]);
  await fly(featureFlags.initial.rocket_chance);
  await hide({ "evening-pier": "all" });
  expect(await names(player)).toEqual([]);
  await hide({});
  expect(await names(player)).toEqual(["rocket-chance", "boardwalk-roulette"]);
});

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
