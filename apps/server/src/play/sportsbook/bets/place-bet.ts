import { setTimeout as pause } from "node:timers/promises";
import {
  convert,
  convertUp,
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
import { NO_BETS } from "../limits/player-bounds.ts";
import { type Bettor, selectPlayerBounds } from "../limits/player-bounds-store.ts";
import { type Form, paidOf, type Selection, type SportsBet } from "./bet.ts";
import { selectBoard } from "./board-store.ts";
import { type Accepted, delayOf, judgeSlip, type Slip, type Terms } from "./judge-slip.ts";
import {
  type BetSession,
  countBet,
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
  const terms = await waitFor(house, { ...asked, slip });
  const answer = await wagers(house).place<BetSession, PlacedBet>(
    placing(house, { ...asked, slip, terms }),
  );
  if ("refused" in answer) throw new Refused(answer.refused);
  return { repeated: answer.repeated };
}

type Waiting = Omit<Placing, "terms">;

/**
 * Waits as long as a bet on matches that are on has to; what begins meanwhile, or is to wait longer by then, is
 * waited for too. Returns the terms as they are then. Throws Refused for what is refused already.
 */
async function waitFor(house: House, asked: Waiting): Promise<Terms> {
  const { slip } = asked;
  for (let waitedSeconds = 0; ; ) {
    const [terms, board] = await Promise.all([
      openTerms(house, asked),
      selectBoard(house.database, slip.selections),
    ]);
    const judged = judgeSlip(slip, board, { ...terms, waitedSeconds: Number.POSITIVE_INFINITY });
    if ("refused" in judged) throw new Refused(judged.refused);
    const due = delayOf(slip, board, terms.rules);
    if (due <= waitedSeconds) return { ...terms, waitedSeconds };
    await pause((due - waitedSeconds) * 1000);
    waitedSeconds = due;
  }
}

/** Returns the terms while bets are taken. Throws Refused. */
async function openTerms(
  house: House,
  { caller, currency, slip, freeBetId }: Waiting,
): Promise<Terms> {
  const { id: playerId, licence } = caller;
  const bettor = { playerId, selections: slip.selections };
  const terms = await termsOf(house, licence, currency, bettor);
  if (!terms.rules.open) throw new Refused("sportsbook_closed");
  return { ...terms, isFree: freeBetId !== null };
}

interface Placing {
  readonly id: string;
  readonly currency: string;
  readonly freeBetId: bigint | null;
  readonly hash: string;
  readonly slip: Slip;
  readonly caller: Who;
  readonly terms: Terms;
}

/** Returns the command that places a bet: judged where nothing of the feed can come between. */
function placing(house: House, asked: Placing) {
  const { id, currency, slip, freeBetId, caller, terms } = asked;
  const stake = slip.lineStake * BigInt(lineCount(slip, slip.selections.length));
  const judge = ({ board, players }: BetSession) => {
    const player = players.get(caller.id) ?? NO_BETS;
    return judgeSlip(slip, board, { ...terms, player, now: house.clock.now() });
  };
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
    take: (session: BetSession) => {
      const judged = judge(session);
      if ("refused" in judged) return judged.refused;
      return freeBetId === null ? null : refusalOf(asked, session.freeBets.get(freeBetId), judged);
    },
    sessionId: caller.sessionId,
    sessionBeganAt: caller.sessionBeganAt,
    dateOfBirth: caller.dateOfBirth,
    detailsMissing: caller.detailsMissing,
    country: caller.country,
    play: (session: BetSession) => {
      const bet = betOf(asked, stake, judge(session) as Accepted, house.clock.now());
      const potentialEur = terms.toEurUp(bet.potential);
      const detail = { bet, stakeEur: terms.toEur(stake), potentialEur };
      countBet(session, detail);
      const { freeBets } = session;
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

/** Returns the terms of a licence, a currency and a player now; without a player those of a guest. */
export async function termsOf(
  house: House,
  licence: string,
  currency: string,
  bettor: Bettor | null,
): Promise<Terms> {
  const now = house.clock.now();
  const [rules, rates, players] = await Promise.all([
    // Not from a cache: what operators close takes no bet from that moment on.
    settingIn(house.database, sportsbookConfig),
    exchangeRates(house)(),
    selectPlayerBounds(house.database, bettor ? [bettor] : [], now),
  ]);
  return {
    rules,
    sportsBets: licenceOf(licence).sportsBets,
    toEur: (amount) => convert(amount, currency, "EUR", rates),
    toEurUp: (amount) => convertUp(amount, currency, "EUR", rates),
    now,
    waitedSeconds: 0,
    player: (bettor && players.get(bettor.playerId)) ?? NO_BETS,
    isFree: false,
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
