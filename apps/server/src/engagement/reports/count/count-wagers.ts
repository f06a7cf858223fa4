import {
  type WagerResettled,
  type WagerVoided,
  wagerPlaced,
  wagerResettled,
  wagerSettled,
  wagerVoided,
} from "#events/wagers";
import { type HeardEvent, type Reaction, reaction, type Wire } from "#platform/outbox";
import type { Tx } from "#platform/database";
import { selectCoverage } from "./coverage-store.ts";
import { countActive, isForgotten } from "./count-players.ts";
import { dayOf, type GameFigures, type PlayFigures, productOf } from "./figures.ts";
import { addGames, addPlay } from "./figures-store.ts";

/** Wagers that were placed since the house counts are in the reports, and those alone: so they can be recomputed. */
const isCovered = (placedAt: string | undefined, since: Date | null): placedAt is string =>
  placedAt !== undefined && since !== null && new Date(placedAt) >= since;

/** Counts what was settled on the day of its settlement, and players on the day when they placed it. */
export const countSettled = (): Reaction =>
  reaction("reports.count-settled", wagerSettled, async (tx, events) => {
    const since = await selectCoverage(tx);
    const play: PlayFigures[] = [];
    const games: GameFigures[] = [];
    const active: { playerId: bigint; licence: string; day: string }[] = [];
    for (const { playerId, payload } of events) {
      const { placedAt, at = placedAt, licence } = payload;
      if (!isCovered(placedAt, since) || at === undefined) continue;
      const paidBonus = BigInt(payload.paidBonus ?? 0);
      const paidKept = BigInt(payload.paidKept ?? 0);
      const amounts = {
        stake_cash: BigInt(payload.stakeCash),
        stake_bonus: BigInt(payload.stakeBonus),
        stake_free: BigInt(payload.stakeHouse ?? 0),
        win_cash: BigInt(payload.payout) - paidBonus - paidKept,
        win_bonus: paidBonus,
        win_kept: paidKept,
      };
      play.push({ ...keyOf(payload, at), ...amounts, wagers: 1n });
      games.push(...gameFigures(payload, at, { ...amounts, rounds: 1n }));
      const day = dayOf(placedAt);
      // Its placing was told when it was placed.
      if (!isForgotten(day, at)) active.push({ playerId, licence, day });
    }
    await addPlay(tx, play);
    await addGames(tx, games);
    await countActive(tx, active);
  });

/** Counts players on the day of a stake that is still open. */
export const countPlaced = (): Reaction =>
  reaction("reports.count-placed", wagerPlaced, async (tx, events) => {
    const since = await selectCoverage(tx);
    await countActive(
      tx,
      events.flatMap(({ playerId, payload: { licence, at } }) =>
        isCovered(at, since) ? [{ playerId, licence, day: dayOf(at) }] : [],
      ),
    );
  });

/** Counts corrections of settlements on their own day, so that a day that is closed stays as it is. */
export const countResettled = (): Reaction =>
  reaction("reports.count-resettled", wagerResettled, (tx, events) =>
    countChanges(tx, events, "corrected"),
  );

/** Counts voided wagers on the day of the voiding, like corrections. */
export const countVoided = (): Reaction =>
  reaction("reports.count-voided", wagerVoided, (tx, events) => countChanges(tx, events, "voided"));

async function countChanges(
  tx: Tx,
  events: readonly HeardEvent<WagerResettled | WagerVoided>[],
  as: "corrected" | "voided",
): Promise<void> {
  const since = await selectCoverage(tx);
  const play: PlayFigures[] = [];
  const games: GameFigures[] = [];
  for (const { payload } of events) {
    const { placedAt, at } = payload;
    if (!isCovered(placedAt, since) || at === undefined) continue;
    const amounts = {
      stake_cash: BigInt(payload.stakeCashChange ?? 0),
      stake_bonus: BigInt(payload.stakeBonusChange ?? 0),
      stake_free: BigInt(payload.stakeHouseChange ?? 0),
      win_cash: BigInt(payload.paidCashChange ?? 0),
      win_bonus: BigInt(payload.paidBonusChange ?? 0),
      win_kept: BigInt(payload.paidKeptChange ?? 0),
    };
    play.push({ ...keyOf(payload, at), ...amounts, [as]: 1n });
    games.push(...gameFigures(payload, at, { ...amounts, rounds: 0n }));
  }
  await addPlay(tx, play);
  await addGames(tx, games);
}

type Moved = Pick<Wire<WagerVoided>, "owner" | "subject" | "licence" | "currency">;

const keyOf = ({ owner, licence, currency }: Moved, at: string) => ({
  day: dayOf(at),
  currency,
  licence,
  product: productOf(owner),
});

type Amounts = Required<
  Pick<
    PlayFigures,
    "stake_cash" | "stake_bonus" | "stake_free" | "win_cash" | "win_bonus" | "win_kept"
  >
> & { readonly rounds: bigint };

/** A bet on sport is no round of a game. */
function gameFigures(moved: Moved, at: string, amounts: Amounts): GameFigures[] {
  const { product, ...key } = keyOf(moved, at);
  if (product === "sportsbook") return [];
  const stake = amounts.stake_cash + amounts.stake_bonus + amounts.stake_free;
  const win = amounts.win_cash + amounts.win_bonus + amounts.win_kept;
  return [{ ...key, game: moved.subject, rounds: amounts.rounds, stake, win }];
}
