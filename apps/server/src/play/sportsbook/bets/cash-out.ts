import { createHmac, timingSafeEqual } from "node:crypto";
import { type CashOutView, sportsbookConfig } from "@houselight/contracts";
import { cashOutOf, payoutOf } from "@houselight/sports-maths/bets";
import { settingIn } from "#core/configuration";
import { type SettleCommand, wagers } from "#money/wagers";
import { Refused } from "#platform/http";
import { idFrom } from "#platform/ids";
import type { House } from "#platform/module";
import { lineStakeOf, nameOf, openLegs, type SportsBet } from "./bet.ts";
import { selectBets, selectOwnBets } from "./bet-store.ts";
import { type Board, selectBoard } from "./board-store.ts";
import { offerState } from "./judge-slip.ts";
import { type BetSession, type EndsBet, sportsOwner } from "./sports-owner.ts";

/** An offer stands so long, unless a price moves before, milliseconds. */
const OFFER_MS = 8_000;
/** Open bets that are offered for at once: the latest. */
const OFFERS_MAX = 50;

/** Returns what the house pays now for a player's open bets. */
export async function offerCashOuts(house: House, playerId: bigint): Promise<CashOutView[]> {
  const rules = await settingIn(house.database, sportsbookConfig);
  if (!rules.cash_out) return [];
  const page = { playerId, state: "open", before: null, limit: OFFERS_MAX } as const;
  const bets = await selectOwnBets(house.database, page);
  const board = await boardOf(house, bets);
  const now = house.clock.now();
  const expiresAt = new Date(now.getTime() + OFFER_MS);
  const marginPermille = rules.cash_out_margin_permille;
  return bets.flatMap((bet) => {
    const amount = worthOf(bet, board, { marginPermille, now });
    if (amount === null || amount <= 0n) return [];
    return [
      {
        bet_id: bet.id,
        amount_cents: Number(amount),
        offer: writeOffer(house, bet, { amount, expiresAt }),
        expires_at: expiresAt.toISOString(),
      },
    ];
  });
}

/**
 * Ends a bet for an offer, if the house would offer the same again. One that was cashed out before is left
 * as it is: of settlement and cash-out the first one wins. Throws Refused.
 */
export async function cashOut(
  house: House,
  playerId: bigint,
  id: string,
  offer: string,
): Promise<void> {
  const [bet] = await selectBets(house.database, [{ playerId, id }]);
  if (!bet) throw new Refused("bet_not_found");
  if (bet.state === "cashed_out") return;
  if (bet.state !== "open") throw new Refused("bet_ended");
  const amount = readOffer(house, bet, offer);
  const rules = await settingIn(house.database, sportsbookConfig);
  const command: Omit<SettleCommand<BetSession>, "kind"> & EndsBet = {
    owner: sportsOwner(house),
    playerId,
    id: idFrom(`sportsbook cash-out ${playerId} ${id}`),
    bodyHash: `${amount}`,
    wagerId: id,
    cashOut: bet.stake,
    payout: amount,
    ended: "cashed_out",
    freeBetId: bet.freeBetId,
    sells: true,
    take: ({ board, standing: looked }) => {
      // A result may have come since the bet was read: it is worth what its legs say now.
      const standing = looked.find((one) => one.id === id && one.playerId === playerId);
      if (!standing || !rules.cash_out) return "cash_out_suspended";
      const worth = worthOf(standing, board, {
        marginPermille: rules.cash_out_margin_permille,
        now: house.clock.now(),
      });
      if (worth === null) return "cash_out_suspended";
      return worth === amount ? null : "cash_out_changed";
    },
  };
  const answer = await wagers(house).settle<BetSession, CashOutRefusal>(command);
  if (!("refused" in answer)) return;
  if (answer.refused === "cash_out_suspended" || answer.refused === "cash_out_changed")
    throw new Refused(answer.refused);
  // Another request, or the result, was first.
  const [after] = await selectBets(house.database, [{ playerId, id }]);
  if (after?.state !== "cashed_out") throw new Refused("bet_ended");
}

type CashOutRefusal = "cash_out_suspended" | "cash_out_changed";

/** Reads what an offer was for, if it has not expired. Throws Refused. */
function readOffer(house: House, bet: SportsBet, offer: string): bigint {
  const [amountText = "", expires = ""] = offer.split(".");
  const expiresAt = new Date(Number(expires));
  const isWritten = /^\d{1,15}$/.test(amountText) && !Number.isNaN(expiresAt.getTime());
  const amount = isWritten ? BigInt(amountText) : 0n;
  if (!isWritten || !isSame(offer, writeOffer(house, bet, { amount, expiresAt })))
    throw new Refused("cash_out_changed");
  if (expiresAt <= house.clock.now()) throw new Refused("cash_out_expired");
  return amount;
}

const boardOf = (house: House, bets: readonly SportsBet[]): Promise<Board> =>
  selectBoard(house.database, bets.flatMap(openLegs));

/**
 * Returns what a bet is sold for now; null while a leg that counts is not priced, and for a free bet. One that
 * its legs have decided is not sold: its payment is on its way, and costs no margin.
 */
function worthOf(
  bet: SportsBet,
  { offers }: Board,
  { marginPermille, now }: { readonly marginPermille: number; readonly now: Date },
): bigint | null {
  if (bet.freeBetId !== null) return null;
  const lineStake = lineStakeOf(bet);
  if (payoutOf(bet, lineStake, bet.legs).decided) return 0n;
  const legs = bet.legs.map((leg) => {
    const offer = offers.get(nameOf(leg));
    const price = offer && offerState(offer, now) === "open" ? offer.odds : null;
    return { odds: leg.odds, result: leg.result, now: price };
  });
  return cashOutOf(bet, lineStake, legs, marginPermille);
}

/** Returns an offer as a text that only the house can write: amount, end, signature. */
function writeOffer(
  house: House,
  { playerId, id }: SportsBet,
  { amount, expiresAt }: { readonly amount: bigint; readonly expiresAt: Date },
): string {
  const said = `${amount}.${expiresAt.getTime()}`;
  const signature = createHmac("sha256", house.key("cash-out offers"))
    .update(`${playerId} ${id} ${said}`)
    .digest("base64url");
  return `${said}.${signature}`;
}

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
