import type { BetState } from "@houselight/contracts";
import { linesOf } from "@houselight/sports-maths/bets";
import { appendTrailEntries, stillPermitted, type TrailNote } from "#core/staff";
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
import { selectPlayerBounds } from "../limits/player-bounds-store.ts";
import { NO_BETS, type PlayerBounds, withBet } from "../limits/player-bounds.ts";
import type { FreeBet } from "../free-bets/free-bet.ts";
import { giveFreeBetsBack, lockFreeBets, updateUsed } from "../free-bets/free-bet-store.ts";
import type { HeldGiveBack } from "../trading/give-backs/give-back.ts";
import {
  type Decision,
  lockGiveBacks,
  makeGiveBacks,
} from "../trading/give-backs/give-back-store.ts";
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
  /** Two operators agree on it by a proposal: that, and the bet's legs, decide whether it is carried out. */
  readonly agreed?: Decision;
}

/** A bet that was accepted, with its stake and the most that it may bring in hundredths of a euro. */
export interface PlacedBet {
  readonly bet: SportsBet;
  readonly stakeEur: bigint;
  readonly potentialEur: bigint;
}

/** The state that a batch of commands finds: the board and the bounds of players for its slips, the free bets that are to pay, and bets to be sold. */
export interface BetSession {
  readonly board: Board;
  readonly freeBets: Map<bigint, FreeBet>;
  /** Bounds of those who place bets. They narrow as a batch accepts some. */
  readonly players: Map<bigint, PlayerBounds>;
  /** Bets that are to be sold or given back, with their legs as they stand while the feed waits. */
  readonly standing: readonly SportsBet[];
  /** Proposals by which bets are to be given back, held until the transaction ends. */
  readonly giveBacks: ReadonlyMap<string, HeldGiveBack>;
}

/** Bets on sport: while a batch places some, nothing of the feed is taken in. */
export const sportsOwner = perHouse(
  (house): WagerOwner<BetSession> => ({
    name: "sportsbook",
    account: "house:sports",
    begin: (tx, _players, commands) =>
      openSession(
        tx,
        house.clock.now(),
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
        makeGiveBacks(
          tx,
          done.flatMap(({ command }) => (command as Partial<EndsBet>).agreed ?? []),
        ),
        appendTrailEntries(
          tx,
          done.flatMap(({ command }) => (command as Partial<EndsBet>).trail ?? []),
        ),
        updateEnded(tx, ends, house.clock.now()),
      ]);
    },
  }),
);

/** Reads and locks what decisions on commands need: the feed's row, then exposures, free bets and proposals. */
async function openSession(
  tx: Tx,
  at: Date,
  commands: readonly WagerCommand[],
): Promise<BetSession> {
  const placing = commands.flatMap((command) =>
    command.kind === "place" ? [command as WagerCommand & PlacesSlip] : [],
  );
  const staked = placing.flatMap(({ slip }) => slip.selections);
  const agreed = commands.flatMap((command) => (command as Partial<EndsBet>).agreed ?? []);
  const looked = namesOf(commands.filter(isLookedAt));
  if (staked.length + looked.length > 0) await holdFeed(tx);
  await lockLiabilities(tx, staked, namesOf(commands));
  const standing = await selectBets(tx, looked);
  const board = await selectBoard(tx, [...staked, ...standing.flatMap(openLegs)]);
  const bettors = placing.map(({ playerId, slip }) => ({ playerId, ...slip }));
  // Whoever else places or ends bets of these players waits for their accounts.
  const players = await selectPlayerBounds(tx, bettors, at);
  const free = await lockFreeBets(
    tx,
    placing.flatMap(({ freeBetId }) => freeBetId ?? []),
  );
  const freeBets = new Map(free.map((one) => [one.id, one]));
  const giveBacks = await holdGiveBacks(
    tx,
    agreed.map(({ giveBackId }) => giveBackId),
  );
  return { board, freeBets, players, standing, giveBacks };
}

const isLookedAt = (command: WagerCommand): boolean => {
  const { sells, agreed } = command as Partial<EndsBet>;
  return sells !== undefined || agreed !== undefined;
};

/** Holds proposals, and reads whether those who made them may still do so. */
async function holdGiveBacks(
  tx: Tx,
  ids: readonly string[],
): Promise<ReadonlyMap<string, HeldGiveBack>> {
  const held = await lockGiveBacks(tx, ids);
  if (held.length === 0) return new Map();
  const emails = [...new Set(held.map(({ proposedBy }) => proposedBy))];
  const may = await stillPermitted(tx, emails, ["sportsbook.manage"]);
  return new Map(
    held.map((giveBack) => [giveBack.id, { giveBack, proposerMay: may.has(giveBack.proposedBy) }]),
  );
}

/** Names the bets that commands are on, but for those that place one. */
const namesOf = (commands: readonly WagerCommand[]) =>
  commands.flatMap((command) =>
    "wagerId" in command ? [{ playerId: command.playerId, id: command.wagerId }] : [],
  );

async function keepPlaced(tx: Tx, placed: readonly PlacedBet[]): Promise<void> {
  const bets = placed.map((one) => ({ ...one.bet, ...one, legs: liableLegs(one) }));
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

/** Counts a bet that was accepted on what the house stands to lose and its player may win, for the next one of the batch. */
export function countBet({ board, players }: BetSession, placed: PlacedBet): void {
  const { exposure } = board;
  const { playerId, legs } = placed.bet;
  players.set(playerId, withBet(players.get(playerId) ?? NO_BETS, legs, placed.potentialEur));
  for (const { stakeEur, returnEur, ...leg } of liableLegs(placed)) {
    const name = nameOf(leg);
    exposure.set(name, (exposure.get(name) ?? 0n) + returnEur - stakeEur);
  }
}

/**
 * Returns the legs of a bet with what they add to their selections: of every line that they are in, stake
 * and stake times odds.
 */
function liableLegs({ bet, stakeEur }: Pick<PlacedBet, "bet" | "stakeEur">) {
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
