import { randomUUID } from "node:crypto";
import {
  activateFreespins,
  type FreespinsView,
  listFreespins,
  playRound,
} from "@houselight/contracts";
import type { HttpCaller, TestHouse } from "@houselight/test-kit";
import { type FreeSpinsReward, type Given, giveReward } from "#core/rewards";
import { lockAccounts } from "#core/wallet";

/** A slot whose rounds are one press each, and one that has other ways to bet at the same price. */
const SLOT = "lantern-tide";
export const SLOT_WITH_MODES = "storm-cellar";

/** Gives a player three free spins of 0.20 each, as another module does. Returns their id. */
export async function given(
  { house }: TestHouse,
  playerId: bigint,
  reward: Partial<FreeSpinsReward> = {},
  part: Partial<Given> = {},
): Promise<string> {
  const id = randomUUID();
  await house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    await giveReward(house, tx, {
      id,
      playerId,
      reward: {
        kind: "freespins",
        currency: "EUR",
        game: SLOT,
        count: 3,
        stakeEurCents: 20n,
        wagering: 5,
        maxWin: null,
        ...reward,
      },
      title: "Three of the wheel",
      groupKey: "wheel",
      source: "wheel 1",
      ...part,
    });
  });
  return id;
}

/** Gives free spins that their player has activated. */
export async function activated(
  kit: TestHouse,
  player: { readonly id: bigint; readonly caller: HttpCaller },
  reward: Partial<FreeSpinsReward> = {},
): Promise<string> {
  const id = await given(kit, player.id, reward);
  const { status } = await player.caller.call(activateFreespins, { params: { id } });
  if (status !== 200) throw new Error(`the activation answers ${status}`);
  return id;
}

/** Lets the time of free spins, to be activated or to be played, be over from a moment on. */
export const letEndAt = async ({ house }: TestHouse, id: string, at: Date): Promise<void> => {
  await house.database.query(
    `update freespins.sets set activatable_until = $2,
       play_until = case when play_until is null then null else $2::timestamptz end where id = $1`,
    [id, at],
  );
};

/** Reads free spins as their player sees them. */
export async function spinsOf(caller: HttpCaller, id: string): Promise<FreespinsView> {
  const found = (await caller.call(listFreespins, {})).body.find((one) => one.id === id);
  if (!found) throw new Error(`the player has no free spins ${id}`);
  return found;
}

type Body = Parameters<typeof spin>[2];

/** Plays a round of the slot, by free spins where they are named. */
export const spin = (
  caller: HttpCaller,
  freespins_id: string | undefined,
  part: {
    readonly id?: string;
    readonly slug?: string;
    readonly currency?: string;
    readonly bet?: Readonly<Record<string, unknown>> & { readonly kind: string };
  } = {},
) => {
  const { id = randomUUID(), slug = SLOT, currency = "EUR" } = part;
  const bet = part.bet ?? { kind: "slot", stake_cents: 20 };
  return caller.call(playRound, {
    params: { slug },
    body: { id, currency, bet, ...(freespins_id ? { freespins_id } : {}) },
  });
};

/** Plays so many rounds of free spins. Returns what they won in all. */
export async function played(caller: HttpCaller, id: string, rounds: number): Promise<number> {
  let won = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { status, body } = await spin(caller, id);
    if (status !== 200) throw new Error(JSON.stringify(body));
    won += body.payout_cents;
  }
  return won;
}

/** Plays a round, and returns the name by which it was refused; null when it was played. */
export async function refusedSpin(
  caller: HttpCaller,
  freespins_id: string,
  part: Body = {},
): Promise<string | null> {
  const { status, body } = await spin(caller, freespins_id, part);
  if (status === 200) return null;
  const { errors } = body as unknown as { errors: Record<string, Record<string, string>> };
  return Object.values(errors).flatMap((field) => Object.keys(field))[0] ?? `${status}`;
}
