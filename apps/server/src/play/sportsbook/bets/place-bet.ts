import { setTimeout as pause } from "node:timers/promises";
import {
  convert,
  type EndpointInput,
  placeSportsBet,
  type SelectionInput,
  sportsbookConfig,
} from "@houselight/contracts";
import { isForm, lineCount, potentialOf } from "@houselight/sports-maths/bets";
import { licenceOf, settingIn } from "#core/configuration";
import { exchangeRates } from "#core/wallet";
import { selectWagers, wagers } from "#money/wagers";
import { shortBodyHash, type Caller, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { freeBetRefusal, type FreeBet } from "../free-bets/free-bet.ts";
import { type Form, paidOf, type Selection, type SportsBet } from "./bet.ts";
import { type Board, selectBoard } from "./board-store.ts";
import { type Accepted, judgeSlip, mustWait, type Slip, type Terms } from "./judge-slip.ts";
import {
  type BetSession,
  expose,
  type PlacedBet,
  type PlacesSlip,
  sportsOwner,
} from "./sports-owner.ts";

type Asked = EndpointInput<typeof placeSportsBet>;
type Who = Caller & { readonly country: string | null };

/** The subject of stakes on sport, in the words of wagers. */
export const SPORTS_SUBJECT = "sport";

/**
 * Places a bet; its id is that of its wager. One on a match that is on waits for the bet delay and is judged
 * again (W3). Returns whether this id was answered before. Throws Refused.
 */
export async function placeBet(
  house: House,
  { params, body }: Asked,
  caller: Who,
): Promise<{ readonly repeated: boolean }> {
  const hash = shortBodyHash(placeSportsBet, params, body);
  const [earlier] = await selectWagers(house.database, [{ playerId: caller.id, id: body.id }]);
  // It is answered again, whatever is offered by now.
  if (earlier?.owner === sportsOwner(house).name && earlier.bodyHash === hash)
    return { repeated: true };
  const slip = readSlip(body);
  const asked = {
    id: body.id,
    currency: body.currency,
    freeBetId: body.free_bet_id === undefined ? null : BigInt(body.free_bet_id),
    hash,
    caller,
  };
  const hasWaited = await waitFor(house, slip, await openTerms(house, caller, body.currency));
  const terms = await openTerms(house, caller, body.currency);
  const answer = await wagers(house).place<BetSession, PlacedBet>(
    placing(house, { ...asked, slip, terms, hasWaited }),
  );
  if ("refused" in answer) throw new Refused(answer.refused);
  return { repeated: answer.repeated };
}

/** Waits as long as a bet on a match that is on has to. Returns whether it did. Throws Refused for what is refused already. */
async function waitFor(house: House, slip: Slip, terms: Terms): Promise<boolean> {
  const board = await selectBoard(house.database, slip.selections);
  const judged = judgeSlip(slip, board, { ...terms, hasWaited: true });
  if ("refused" in judged) throw new Refused(judged.refused);
  if (!mustWait(slip, board)) return false;
  await pause(terms.rules.bet_delay_seconds * 1000);
  return true;
}

/** Returns the terms while bets are taken. Throws Refused. */
async function openTerms(house: House, { licence }: Who, currency: string): Promise<Terms> {
  const terms = await termsOf(house, licence, currency);
  if (!terms.rules.open) throw new Refused("sportsbook_closed");
  return terms;
}

interface Placing {
  readonly id: string;
  readonly currency: string;
  readonly freeBetId: bigint | null;
  readonly hash: string;
  readonly slip: Slip;
  readonly caller: Who;
  readonly terms: Terms;
  readonly hasWaited: boolean;
}

/** Returns the command that places a bet: judged where nothing of the feed can come between. */
function placing(house: House, asked: Placing) {
  const { id, currency, slip, freeBetId, caller, terms, hasWaited } = asked;
  const stake = slip.lineStake * BigInt(lineCount(slip, slip.selections.length));
  const judge = (board: Board) =>
    judgeSlip(slip, board, { ...terms, now: house.clock.now(), hasWaited });
  return {
    slip,
    freeBetId,
    owner: sportsOwner(house),
    playerId: caller.id,
    id,
    bodyHash: asked.hash,
    licence: caller.licence,
    subject: SPORTS_SUBJECT,
    currency,
    stake,
    // Bonus money is for games: it would be wagered at no risk on two opposite bets.
    cashOnly: true,
    ...(freeBetId === null ? {} : { free: { winsTo: "cash" as const, of: `${freeBetId}` } }),
    take: ({ board, freeBets }: BetSession) => {
      const judged = judge(board);
      if ("refused" in judged) return judged.refused;
      return freeBetId === null ? null : refusalOf(asked, freeBets.get(freeBetId), judged);
    },
    sessionId: caller.sessionId,
    sessionBeganAt: caller.sessionBeganAt,
    dateOfBirth: caller.dateOfBirth,
    detailsMissing: caller.detailsMissing,
    country: caller.country,
    play: ({ board, freeBets }: BetSession) => {
      const bet = betOf(asked, stake, judge(board) as Accepted, house.clock.now());
      const detail = { bet, stakeEur: terms.toEur(stake) };
      expose(board, detail);
      const freeBet = freeBetId === null ? undefined : freeBets.get(freeBetId);
      // The next one of the batch finds it used.
      if (freeBet) freeBets.set(freeBet.id, { ...freeBet, wagerId: id });
      return { record: JSON.stringify({ kind: slip.kind }), detail };
    },
  } as const satisfies PlacesSlip & Record<string, unknown>;
}

/** Returns what keeps a free bet from paying for a slip; null when nothing does. */
function refusalOf(
  { currency, slip, caller, terms }: Placing,
  freeBet: FreeBet | undefined,
  { odds }: Accepted,
) {
  const own = freeBet?.playerId === caller.id ? freeBet : undefined;
  const lines = lineCount(slip, odds.length);
  return freeBetRefusal(own, { currency, lines, lineStake: slip.lineStake, odds }, terms.now);
}

function betOf(
  { id, currency, slip, freeBetId, caller }: Placing,
  stake: bigint,
  { odds, inPlay }: Accepted,
  at: Date,
): SportsBet {
  return {
    playerId: caller.id,
    id,
    kind: slip.kind,
    sizes: slip.sizes,
    lines: lineCount(slip, odds.length),
    currency,
    stake,
    potential: paidOf({ stake, freeBetId }, potentialOf(slip, slip.lineStake, odds)),
    state: "open",
    payout: null,
    placedAt: at,
    endedAt: null,
    settlements: 0,
    freeBetId,
    legs: slip.selections.map((selection, index) => ({
      ...selection,
      odds: odds[index] ?? selection.odds,
      inPlay: inPlay[index] ?? false,
      result: null,
    })),
  };
}

/** Returns the terms of a player's licence and currency now. */
export async function termsOf(house: House, licence: string, currency: string): Promise<Terms> {
  const [rules, rates] = await Promise.all([
    // Not from a cache: what operators close takes no bet from that moment on.
    settingIn(house.database, sportsbookConfig),
    exchangeRates(house)(),
  ]);
  return {
    rules,
    sportsBets: licenceOf(licence).sportsBets,
    toEur: (amount) => convert(amount, currency, "EUR", rates),
    now: house.clock.now(),
    hasWaited: false,
  };
}

/** Returns a selection as the house names it. */
export const readSelection = (selection: SelectionInput): Selection => ({
  fixtureId: BigInt(selection.fixture_id),
  marketId: selection.market_id,
  specifiers: selection.specifiers,
  selectionId: selection.selection_id,
});

/** Returns the form of a slip. Throws Refused where so many selections cannot have it. */
export function readForm(
  { kind, sizes = [] }: Pick<Asked["body"], "kind" | "sizes">,
  selections: number,
): Form {
  const form: Form = { kind, sizes: kind === "system" ? sizes : null };
  if ((kind !== "system" && sizes.length > 0) || !isForm(form, selections))
    throw new Refused("form_not_offered");
  return form;
}

const readSlip = (body: Asked["body"]): Slip => ({
  ...readForm(body, body.selections.length),
  lineStake: BigInt(body.line_stake_cents),
  accept: body.accept,
  selections: body.selections.map((one) => ({ ...readSelection(one), odds: one.odds })),
});
