import {
  BET_KINDS,
  type BetKind,
  SLIP_MAX,
  type SelectionInput,
} from "@houselight/contracts/sportsbook";
import { ACCEPTS, type Accept } from "../slip/accept.ts";
import type { JudgedDraft } from "../slip/judge-slip.ts";

/** A bet that was sent, or is about to be, and whose answer has not come: the body of its request. */
export interface SentBet {
  readonly id: string;
  readonly currency: string;
  readonly kind: BetKind;
  readonly sizes?: number[];
  /** Pays for it, in place of the player. */
  readonly free_bet_id?: number;
  readonly line_stake_cents: number;
  readonly accept: Accept;
  readonly selections: (SelectionInput & { readonly odds: number })[];
}

/** Makes the request of a bet that nothing stands in the way of. */
export function betOf(
  { draft, legs, freeBet, lineStake }: JudgedDraft,
  { id, currency, accept }: Pick<SentBet, "id" | "currency" | "accept">,
): SentBet {
  const { kind, sizes } = draft;
  return {
    id,
    currency,
    kind,
    ...(sizes ? { sizes: [...sizes] } : {}),
    ...(freeBet ? { free_bet_id: freeBet.id } : {}),
    line_stake_cents: Number(lineStake),
    accept,
    selections: legs.map(({ pick, odds }) => ({
      fixture_id: pick.fixture_id,
      market_id: pick.market_id,
      specifiers: pick.specifiers,
      selection_id: pick.selection_id,
      odds,
    })),
  };
}

type Loose<Value> = Partial<Record<keyof Value, unknown>>;
type KeptStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** By player: whoever signs in next in this tab has others. */
const keyOf = (playerId: number): string => `houselight.slip.sent.${playerId}`;

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;

function isSelection(kept: unknown): kept is SentBet["selections"][number] {
  const { fixture_id, market_id, specifiers, selection_id, odds } = (kept ?? {}) as Loose<
    SentBet["selections"][number]
  >;
  return (
    [fixture_id, market_id, odds].every(isCount) &&
    typeof specifiers === "string" &&
    typeof selection_id === "string"
  );
}

function isSent(kept: unknown): kept is SentBet {
  const { id, currency, kind, sizes, free_bet_id, line_stake_cents, accept, selections } = (kept ??
    {}) as Loose<SentBet>;
  return (
    typeof id === "string" &&
    typeof currency === "string" &&
    BET_KINDS.includes(kind as BetKind) &&
    ACCEPTS.includes(accept as Accept) &&
    (free_bet_id === undefined || isCount(free_bet_id)) &&
    isCount(line_stake_cents) &&
    (sizes === undefined || (Array.isArray(sizes) && sizes.every(isCount))) &&
    Array.isArray(selections) &&
    selections.length > 0 &&
    selections.length <= SLIP_MAX &&
    selections.every(isSelection)
  );
}

/** Reads kept bets from their text: none where it is anything else. */
export function readSent(text: string | null): readonly SentBet[] {
  if (text === null) return [];
  try {
    const kept: unknown = JSON.parse(text);
    return Array.isArray(kept) ? kept.slice(0, SLIP_MAX).filter(isSent) : [];
  } catch {
    return [];
  }
}

/** Returns the bets of a player that this tab has sent without an answer. */
export function keptSent(store: () => KeptStore, playerId: number): readonly SentBet[] {
  try {
    return readSent(store().getItem(keyOf(playerId)));
  } catch {
    return [];
  }
}

/** Keeps bets before they are sent, so that a page that is loaded anew asks for the same ones. */
export function keepSent(store: () => KeptStore, playerId: number, bets: readonly SentBet[]): void {
  try {
    if (bets.length > 0) store().setItem(keyOf(playerId), JSON.stringify(bets));
    else store().removeItem(keyOf(playerId));
  } catch {
    // Full or blocked: the bets are placed all the same, they only cannot be asked for again here.
  }
}
