import type { BetState } from "@houselight/contracts";
import { linesOf } from "@houselight/sports-maths/bets";
import { appendTrailEntries, type TrailNote } from "#core/staff";
import type { Tx } from "#platform/database";
import {
  type Done,
  totalPaid,
  totalStake,
  type WagerCommand,
  type WagerOwner,
} from "#money/wagers";
import { perHouse } from "#platform/module";
import { lineStakeOf, nameOf, openLegs, type SportsBet } from "./bet.ts";
import { insertBets, selectBets, updateEnded } from "./bet-store.ts";
import {
  addLiabilities,
  type Board,
  holdFeed,
  lockLiabilities,
  releaseLiabilities,
  selectBoard,
} from "./board-store.ts";
import type { FreeBet } from "../free-bets/free-bet.ts";
import { giveFreeBetsBack, lockFreeBets, updateUsed } from "../free-bets/free-bet-store.ts";
import type { Slip } from "./judge-slip.ts";

/** A command that places a bet carries its slip: the board is read for the slips of a batch. */
export interface PlacesSlip {
  readonly slip: Slip;
  readonly freeBetId: bigint | null;
}

/** A command that ends a bet says how it ended, and what the audit trail is to say of it. */
export interface EndsBet {
  readonly ended: BetState;
  /** Paid the stake: it is the player's again when the bet is given back. */
  readonly freeBetId: bigint | null;
  readonly trail?: TrailNote;
  /** The bet is sold back: its legs and their prices decide whether that is carried out. */
  readonly sells?: true;
}

/** A bet that was accepted, with its stake in hundredths of a euro. */
export interface PlacedBet {
  readonly bet: SportsBet;
  readonly stakeEur: bigint;
}

/** The state that a batch of commands finds: the board for its slips, the free bets that are to pay, and bets to be sold. */
export interface BetSession {
  readonly board: Board;
  readonly freeBets: Map<bigint, FreeBet>;
  /** Bets that are to be sold back, with their legs as they stand while the feed waits. */
  readonly sold: readonly SportsBet[];
}

/** Bets on sport: while a batch places some, nothing of the feed is taken in. */
export const sportsOwner = perHouse(
  (house): WagerOwner<BetSession> => ({
    name: "sportsbook",
    account: "house:sports",
    begin: (tx, _players, commands) =>
      openSession(
        tx,
        commands.filter(({ owner }) => owner === sportsOwner(house)),
      ),
    async finish(tx, _session, done) {
      const placed = done.flatMap(({ command, detail }) =>
        command.kind === "place" ? [detail as PlacedBet] : [],
      );
      const ends = done.flatMap((one) => endOf(one));
      await releaseLiabilities(tx, ends);
      await Promise.all([
        keepPlaced(tx, placed),
        keepFreeBets(tx, placed, done, house.clock.now()),
        appendTrailEntries(
          tx,
          done.flatMap(({ command }) => (command as Partial<EndsBet>).trail ?? []),
        ),
        updateEnded(tx, ends, house.clock.now()),
      ]);
    },
  }),
);

/** Reads and locks what decisions on commands need: the feed's row, then exposures, then free bets. */
async function openSession(tx: Tx, commands: readonly WagerCommand[]): Promise<BetSession> {
  const placing = commands.flatMap((command) =>
    command.kind === "place" ? [command as WagerCommand & PlacesSlip] : [],
  );
  const staked = placing.flatMap(({ slip }) => slip.selections);
  const sales = namesOf(commands.filter((command) => (command as Partial<EndsBet>).sells));
  if (staked.length + sales.length > 0) await holdFeed(tx);
  await lockLiabilities(tx, staked, namesOf(commands));
  const sold = await selectBets(tx, sales);
  const board = await selectBoard(tx, [...staked, ...sold.flatMap(openLegs)]);
  const free = await lockFreeBets(
    tx,
    placing.flatMap(({ freeBetId }) => freeBetId ?? []),
  );
  return { board, freeBets: new Map(free.map((one) => [one.id, one])), sold };
}

/** Names the bets that commands are on, but for those that place one. */
const namesOf = (commands: readonly WagerCommand[]) =>
  commands.flatMap((command) =>
    "wagerId" in command ? [{ playerId: command.playerId, id: command.wagerId }] : [],
  );

async function keepPlaced(tx: Tx, placed: readonly PlacedBet[]): Promise<void> {
  const bets = placed.map((one) => ({ ...one.bet, stakeEur: one.stakeEur, legs: liableLegs(one) }));
  await insertBets(tx, bets);
  await addLiabilities(
    tx,
    bets.flatMap(({ legs }) => legs),
  );
}

/** Writes for which bets free bets paid, and those that are the player's again. */
async function keepFreeBets(
  tx: Tx,
  placed: readonly PlacedBet[],
  done: readonly Done[],
  now: Date,
): Promise<void> {
  await updateUsed(
    tx,
    placed.flatMap(({ bet }) =>
      bet.freeBetId === null ? [] : [{ freeBetId: bet.freeBetId, wagerId: bet.id }],
    ),
  );
  await giveFreeBetsBack(
    tx,
    done.flatMap(({ command, wager }) =>
      wager.status === "voided" ? ((command as Partial<EndsBet>).freeBetId ?? []) : [],
    ),
    now,
  );
}

/** Adds a bet that was accepted to what the house stands to lose, for the next one of the batch. */
export function expose({ exposure }: Board, placed: PlacedBet): void {
  for (const { stakeEur, returnEur, ...leg } of liableLegs(placed)) {
    const name = nameOf(leg);
    exposure.set(name, (exposure.get(name) ?? 0n) + returnEur - stakeEur);
  }
}

/**
 * Returns the legs of a bet with what they add to their selections: of every line that they are in, stake
 * and stake times odds.
 */
function liableLegs({ bet, stakeEur }: PlacedBet) {
  const lines = linesOf(bet, bet.legs.length);
  const lineStake = lineStakeOf({ stake: stakeEur, lines: bet.lines });
  return bet.legs.map((leg, at) => {
    const onIt = lineStake * BigInt(lines.filter((line) => line.includes(at)).length);
    return { ...leg, stakeEur: onIt, returnEur: (onIt * BigInt(leg.odds)) / 1000n };
  });
}

function endOf({ command, wager }: Done) {
  const { playerId, id } = wager;
  if (command.kind === "place" || command.kind === "add") return [];
  const { ended, freeBetId } = command as WagerCommand & EndsBet;
  // The stake of a free bet goes back to the house.
  const returned = freeBetId === null ? totalStake(wager) : 0n;
  if (wager.status === "voided")
    return [{ playerId, id, state: "void" as const, payout: returned }];
  return [{ playerId, id, state: ended, payout: totalPaid(wager) }];
}
