import { randomInt, randomUUID } from "node:crypto";
import {
  BETS_MAX,
  factorOf,
  type Guess,
  guessNext,
  type Ladder,
  layMore,
  openLadder,
} from "./games/above-below.ts";
import { type Draw, type InstantGame, STAKES } from "./games/game.ts";
import type { KeptRounds, OpenLadder } from "./wallet/kept-rounds.ts";
import type { Purse, PurseAnswer } from "./wallet/purse.ts";

/** The screen of a player at a game. */
export interface Seat {
  readonly game: string;
  readonly purse: Purse;
  /** The player, in one currency: the same at each visit; null for play money. */
  readonly owner: string | null;
  /** An open round of play money. */
  demo: OpenLadder | null;
}

/** Answer to a screen: what to show, what the player has, or why nothing happens. */
export type Shown =
  | {
      readonly ok: true;
      readonly balance: number | null;
      readonly payout?: number;
      readonly shown?: unknown;
      readonly ladder?: LadderView | null;
      readonly card?: number;
    }
  | { readonly ok: false; readonly code: string };

interface LadderView extends Ladder {
  readonly above: number | null;
  readonly below: number | null;
  readonly stake: number;
  readonly mayLayMore: boolean;
}

const draw: Draw = (below) => randomInt(below);
/** A round whose player does not come back is taken for them. */
const LEFT_MS = 10 * 60_000;

const isStake = (stake: number): boolean => (STAKES as readonly number[]).includes(stake);
const balanceIn = (answer: PurseAnswer): number | null =>
  answer.kind === "ok" ? answer.balance : null;

/** Plays a round of a game that one press decides. */
export async function playInstant(
  game: InstantGame,
  { purse }: Seat,
  stake: number,
): Promise<Shown> {
  if (!isStake(stake)) return { ok: false, code: "stake_not_offered" };
  const round = randomUUID();
  const bet = await purse.bet(round, stake);
  if (bet.kind === "refused") return { ok: false, code: bet.code };
  const { payout, shown } = game.draw(stake, draw);
  const balance = balanceIn(await purse.win(round, payout));
  return { ok: true, balance, payout, shown };
}

export const viewOf = (ladder: OpenLadder | null): LadderView | null =>
  ladder && {
    card: ladder.card,
    table: ladder.table,
    bets: ladder.bets,
    stake: ladder.stake,
    above: factorOf(ladder.card, "above"),
    below: factorOf(ladder.card, "below"),
    mayLayMore: ladder.bets < BETS_MAX,
  };

/**
 * The rounds of the game with several bets: one of a player is open at most. Who left it finds it at
 * the next visit, which is another session.
 */
export function ladderDesk(kept: KeptRounds) {
  const openOf = ({ owner, demo }: Seat): OpenLadder | null =>
    owner === null ? demo : kept.ladderOf(owner);
  const keep = (seat: Seat, ladder: OpenLadder | null) => {
    if (seat.owner === null) seat.demo = ladder;
    else kept.setLadder(seat.owner, ladder);
  };
  const goOn = (seat: Seat, before: OpenLadder, ladder: Ladder): OpenLadder => {
    const session = seat.purse.session ?? "";
    const next = { ...before, ...ladder, session, touchedAt: Date.now() };
    keep(seat, next);
    return next;
  };
  return {
    openOf,
    async begin(seat: Seat, stake: number): Promise<Shown> {
      if (!isStake(stake) || openOf(seat)) return { ok: false, code: "stake_not_offered" };
      const round = randomUUID();
      const bet = await seat.purse.bet(round, stake);
      if (bet.kind === "refused") return { ok: false, code: bet.code };
      // Another screen of the player was quicker: what was bet here is taken back.
      if (openOf(seat)) return { ok: false, code: "step_not_offered" };
      const { session, currency } = seat.purse;
      const base = { round, session: session ?? "", currency, stake, touchedAt: Date.now() };
      const ladder = { ...base, ...openLadder(stake, draw) };
      keep(seat, ladder);
      seat.purse.stands(round);
      return { ok: true, balance: balanceIn(bet), ladder: viewOf(ladder) };
    },
    async layMore(seat: Seat): Promise<Shown> {
      const open = openOf(seat);
      if (!open || open.bets >= BETS_MAX) return { ok: false, code: "step_not_offered" };
      const bet = await seat.purse.bet(open.round, open.stake);
      if (bet.kind === "refused") return { ok: false, code: bet.code };
      // The table is not what it was when the bet was asked for: another screen has gone on, or ended it.
      if (openOf(seat) !== open) return { ok: false, code: "step_not_offered" };
      const ladder = goOn(seat, open, layMore(open, open.stake));
      seat.purse.stands(open.round);
      return { ok: true, balance: balanceIn(bet), ladder: viewOf(ladder) };
    },
    async guess(seat: Seat, guess: Guess): Promise<Shown> {
      const open = openOf(seat);
      const turned = open && guessNext(open, guess, draw);
      if (!open || !turned) return { ok: false, code: "step_not_offered" };
      if (turned.ladder) {
        const ladder = viewOf(goOn(seat, open, turned.ladder));
        return { ok: true, balance: null, card: turned.card, ladder };
      }
      keep(seat, null);
      const told = await seat.purse.win(open.round, 0);
      return { ok: true, balance: balanceIn(told), card: turned.card, payout: 0, ladder: null };
    },
    async take(seat: Seat): Promise<Shown> {
      const open = openOf(seat);
      if (!open) return { ok: false, code: "step_not_offered" };
      keep(seat, null);
      const told = await seat.purse.win(open.round, open.table);
      return { ok: true, balance: balanceIn(told), payout: open.table, ladder: null };
    },
    /** Takes what lies on tables whose players have gone. */
    async takeLeft(purseOf: (ladder: OpenLadder) => Purse): Promise<void> {
      for (const [owner, ladder] of kept.ladders()) {
        if (Date.now() - ladder.touchedAt < LEFT_MS) continue;
        kept.setLadder(owner, null);
        await purseOf(ladder).win(ladder.round, ladder.table);
      }
    },
  };
}
