/** A bet that was sent, or is about to be, and whose answer has not come. */
export interface KeptBet {
  readonly id: string;
  readonly round: number;
  readonly currency: string;
  readonly stake_cents: number;
  readonly target: number | null;
}

type KeptStore = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** By player: whoever signs in next in this tab has another. */
const keyOf = (playerId: number): string => `houselight.rocket.bet.${playerId}`;

const isCount = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0;

/** Reads a kept bet from its text; null for anything else. */
export function readKeptBet(text: string | null): KeptBet | null {
  if (text === null) return null;
  try {
    const kept = JSON.parse(text) as Partial<Record<keyof KeptBet, unknown>> | null;
    const { id, round, currency, stake_cents, target } = kept ?? {};
    if (typeof id !== "string" || typeof currency !== "string") return null;
    if (!isCount(round) || !isCount(stake_cents)) return null;
    if (target !== null && !isCount(target)) return null;
    return { id, round, currency, stake_cents, target };
  } catch {
    return null;
  }
}

/** Returns the bet of a player that this tab keeps; null without one, or without storage. */
export function keptBet(store: () => KeptStore, playerId: number): KeptBet | null {
  try {
    return readKeptBet(store().getItem(keyOf(playerId)));
  } catch {
    return null;
  }
}

/** Keeps a bet before it is sent, so that a page that is loaded anew asks for the same one. */
export function keepBet(store: () => KeptStore, playerId: number, bet: KeptBet | null): void {
  try {
    if (bet) store().setItem(keyOf(playerId), JSON.stringify(bet));
    else store().removeItem(keyOf(playerId));
  } catch {
    // Full or blocked: the bet is placed all the same, it only cannot be asked for again here.
  }
}
