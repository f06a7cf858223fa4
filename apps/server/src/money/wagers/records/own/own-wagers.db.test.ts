import { randomUUID } from "node:crypto";
import { featureFlags, listOwnWagers } from "@houselight/contracts";
import {
  openTestHouse,
  signedInOperator,
  signedInPlayer,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type WagerOwner, wagers } from "../../public.ts";
import { toyStake } from "../../toy-owner.testing.ts";

const clock = new TestClock("2026-05-01T12:00:00Z");
let kit: TestHouse;
beforeAll(async () => {
  kit = await openTestHouse({ clock, serve: {} });
});
afterAll(() => kit.close());

const newPlayer = () => signedInPlayer(kit.house, kit.served?.url as string, 10_000n);
type Player = Awaited<ReturnType<typeof newPlayer>>;

const ownerOf = (name: string): WagerOwner<null> => ({
  name,
  account: "house:gaming",
  begin: () => Promise.resolve(null),
  finish: () => Promise.resolve(),
});

/** Stakes 20 cents with an owner that keeps nothing of its own, and leaves them open without a payout. */
async function stake(
  { id }: Player,
  name: string,
  subject: string,
  payout?: bigint,
  part: Pick<Parameters<typeof toyStake>[3] & object, "free"> = {},
): Promise<string> {
  clock.advance(60_000);
  const { take: _take, ...toy } = toyStake(kit.house, id, 20n, { subject, ...part });
  const command = {
    ...toy,
    owner: ownerOf(name),
    play: () => ({ record: "toy", detail: null, ...(payout === undefined ? {} : { payout }) }),
  };
  expect(await wagers(kit.house).place<null, null>(command)).toHaveProperty("wager");
  return command.id;
}

const takeBack = ({ id: playerId }: Player, name: string, wagerId: string) =>
  wagers(kit.house).takeBack<null>({
    owner: ownerOf(name),
    playerId,
    id: randomUUID(),
    bodyHash: "back",
    wagerId,
    subject: "boardwalk-roulette",
    licence: "CW",
    currency: "EUR",
  });

const list = async ({ caller }: Player, query: Record<string, unknown> = {}) =>
  (await caller.call(listOwnWagers, { query })).body;

it("lists rounds and bets with whichever owner, the latest first, with the games that are listed", async () => {
  const player = await newPlayer();
  const ids = [
    await stake(player, "house-games", "lantern-tide", 50n),
    await stake(player, "rocket", "rocket-chance"),
    await stake(player, "live-tables", "boardwalk-roulette"),
    await stake(player, "studio-games", "toy-gone", 0n),
    // A bet on sport under a name that a game has too.
    await stake(player, "sportsbook", "lantern-tide"),
  ];
  await takeBack(player, "live-tables", ids[2] as string);
  const listed = await list(player);
  expect(listed.map(({ id }) => id)).toEqual([...ids].reverse());
  expect(
    listed.map(({ owner, status, stake_cents, payout_cents, game }) => [
      owner,
      status,
      stake_cents,
      payout_cents,
      game?.run_by ?? null,
    ]),
  ).toEqual([
    ["sportsbook", "open", 20, 0, null],
    ["studio-games", "settled", 20, 0, null],
    ["live-tables", "voided", 20, 0, "table"],
    ["rocket", "open", 20, 0, "rocket"],
    ["house-games", "settled", 20, 50, "house"],
  ]);
  expect(listed[4]?.game).toEqual({
    provider: "foldhouse",
    slug: "lantern-tide",
    title: "Lantern Tide",
    preview: expect.any(String),
    run_by: "house",
  });
  expect(await list(await newPlayer())).toEqual([]);
});

it("tells whose stake the house has paid", async () => {
  const player = await newPlayer();
  const free = { winsTo: "cash" } as const;
  await stake(player, "sportsbook", "sport", 20n);
  await stake(player, "sportsbook", "sport", 20n, { free });
  expect((await list(player)).map((wager) => wager.free)).toEqual([true, false]);
});

it("goes on behind the last one of a page, and not behind that of another player", async () => {
  const [player, other] = [await newPlayer(), await newPlayer()];
  const ids = [
    await stake(player, "rocket", "rocket-chance", 0n),
    await stake(player, "house-games", "lantern-tide", 0n),
    await stake(player, "rocket", "rocket-chance", 0n),
  ];
  const foreign = await stake(other, "rocket", "rocket-chance", 0n);
  const page = await list(player, { limit: 2 });
  expect(page.map(({ id }) => id)).toEqual([ids[2], ids[1]]);
  expect((await list(player, { limit: 2, before: ids[1] })).map(({ id }) => id)).toEqual([ids[0]]);
  expect(await list(player, { before: foreign })).toEqual([]);
});

it("keeps a round whose game is shown no more, without the game", async () => {
  const manager = await signedInOperator(kit.house, kit.served?.url as string, "manager");
  const player = await newPlayer();
  const id = await stake(player, "rocket", "rocket-chance", 0n);
  const choose = (rocket_chance: boolean) =>
    manager.call(featureFlags.choose, { body: { ...featureFlags.initial, rocket_chance } });
  await choose(false);
  clock.advance(1_000);
  expect(await list(player)).toMatchObject([{ id, subject: "rocket-chance", game: null }]);
  await choose(true);
});
