import type { Tx } from "#platform/database";
import { saltAfter } from "#core/fairness";
import { type Done, totalPaid, totalStake, type Wager, type WagerOwner } from "#money/wagers";
import { type House, perHouse } from "#platform/module";
import { phaseOf, type RocketRound } from "../round.ts";
import { lockLatest, updateSalt } from "../round-store.ts";
import { insertBets, selectBettors, updateEnded } from "./bet-store.ts";

/** Facts of a bet that is being placed. */
export interface PlacedTerms {
  readonly target: number | null;
  /** Hundredths of a euro. */
  readonly stakeEur: bigint;
}

/** The round that takes bets, as a batch of commands finds it. */
export interface RocketSession {
  /** Takes the player's place in a round. Returns a refusal where there is none. */
  enter(playerId: bigint, number: bigint): "round_not_found" | "round_closed" | "bet_exists" | null;
  readonly round: RocketRound | undefined;
}

/** Bets on the rocket: while a batch has some to place, the round neither closes nor takes others. */
export const rocketOwner = perHouse(
  (house): WagerOwner<RocketSession> => ({
    name: "rocket",
    account: "house:gaming",
    async begin(tx, playerIds, commands) {
      const places = commands.some(
        ({ kind, owner }) => kind === "place" && owner === rocketOwner(house),
      );
      return places ? openRound(house, tx, playerIds) : NO_ROUND;
    },
    async finish(tx, { round }, done) {
      await Promise.all([keepPlaced(tx, round, done.filter(isPlaced)), keepEnded(tx, done)]);
    },
  }),
);

const NO_ROUND: RocketSession = { enter: () => "round_closed", round: undefined };

async function openRound(
  house: House,
  tx: Tx,
  playerIds: readonly bigint[],
): Promise<RocketSession> {
  const round = await lockLatest(tx);
  const entered = new Set(await selectBettors(tx, playerIds));
  const now = house.clock.now();
  return {
    round,
    enter(playerId, number) {
      if (!round || number > round.number) return "round_not_found";
      const takesBets =
        number === round.number && phaseOf(round) === "betting" && now < round.closesAt;
      if (!takesBets) return "round_closed";
      if (entered.has(playerId)) return "bet_exists";
      entered.add(playerId);
      return null;
    },
  };
}

const isPlaced = ({ command }: Done): boolean => command.kind === "place";

/** Writes new bets behind those that stand, and hashes the salt on with them. */
async function keepPlaced(
  tx: Tx,
  round: RocketRound | undefined,
  placed: readonly Done[],
): Promise<void> {
  if (!round || placed.length === 0) return;
  const bets = placed.map(({ wager, detail }, index) => ({
    round: round.number,
    position: round.bets + index + 1,
    playerId: wager.playerId,
    id: wager.id,
    currency: wager.currency,
    stake: totalStake(wager),
    ...(detail as PlacedTerms),
    placedAt: wager.placedAt,
  }));
  const salt = saltAfter(
    round.salt,
    bets.map(({ id }) => id),
  );
  await insertBets(tx, bets);
  await updateSalt(tx, { number: round.number, salt, bets: round.bets + bets.length });
}

/** Writes what became of bets: cashed out, lost, given back. */
async function keepEnded(tx: Tx, done: readonly Done[]): Promise<void> {
  const ended = done.filter(
    ({ command, wager }) => !isPlaced({ command } as Done) && isOver(wager),
  );
  await updateEnded(
    tx,
    ended.map(({ wager }) => {
      const { playerId, id } = wager;
      if (wager.status === "voided")
        return { playerId, id, state: "returned", multiplier: null, payout: totalStake(wager) };
      const { multiplier } = readBetRecord(wager);
      const state = multiplier === null ? ("lost" as const) : ("cashed_out" as const);
      return { playerId, id, state, multiplier, payout: totalPaid(wager) };
    }),
  );
}

const isOver = ({ status, record }: Wager): boolean => status !== "open" && record !== "";

/** The record of a wager on the rocket. */
interface BetRecord {
  readonly round: number;
  readonly target: number | null;
  /** The multiplier at which it was cashed out; null when it was not. */
  readonly multiplier: number | null;
}

export const writeBetRecord = (record: BetRecord): string => JSON.stringify(record);

const readBetRecord = ({ record }: Pick<Wager, "record">): BetRecord =>
  JSON.parse(record) as BetRecord;
