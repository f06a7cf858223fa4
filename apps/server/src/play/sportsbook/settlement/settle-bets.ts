import type { BetState } from "@houselight/contracts";
import { legOutcome, payoutOf } from "@houselight/sports-maths/bets";
import { type WagerAnswer, type WagerCommand, wagers } from "#money/wagers";
import { togetherOrAlone } from "#platform/batching";
import { type House, perHouse } from "#platform/module";
import { lineStakeOf, paidOf, type SportsBet } from "../bets/bet.ts";
import { selectBets } from "../bets/bet-store.ts";
import { showBets } from "../bets/bet-views.ts";
import { type EndsBet, sportsOwner } from "../bets/sports-owner.ts";
import { type Due, deleteDue, selectDue } from "./due-store.ts";
import { actId, givingBack } from "./give-back.ts";

/** Bets that are settled in one go. */
const BETS_AT_ONCE = 500;
/** One that could not be settled is tried again after this. */
const STUCK_MS = 30_000;

/** Bets that could not be settled, by the ids under which they are due, until they are looked at again, milliseconds. */
const stuckOf = perHouse((): Map<bigint, number> => new Map());

/** Returns the ids that are not looked at yet. */
function stuckNow(house: House): readonly bigint[] {
  const stuck = stuckOf(house);
  const now = house.clock.now().getTime();
  for (const [id, until] of stuck) if (until <= now) stuck.delete(id);
  return [...stuck.keys()];
}

/**
 * Settles bets whose legs were decided since the last look, settles again those whose results have changed,
 * and gives back those of which every leg is void. Two processes that look at once do it once. A bet that
 * cannot be settled keeps no other from its end. Returns whether there may be more.
 */
export async function settleBets(house: House): Promise<boolean> {
  const due = await selectDue(house.database, { limit: BETS_AT_ONCE, but: stuckNow(house) });
  if (due.length === 0) return false;
  await togetherOrAlone(
    due,
    (some) => settleAll(house, some),
    ({ dueId, playerId, id }, error) => {
      house.log.error({ err: error, playerId, bet: id }, "a bet is not settled");
      stuckOf(house).set(dueId, house.clock.now().getTime() + STUCK_MS);
    },
  );
  return due.length === BETS_AT_ONCE;
}

async function settleAll(house: House, due: readonly Due[]): Promise<void> {
  const names = new Map(due.map((one) => [nameOf(one), one]));
  const bets = await selectBets(house.database, [...names.values()]);
  const commands = bets.flatMap((bet) => commandOf(house, bet));
  const answers = await wagers(house).all(commands);
  const late = new Set(
    commands
      .filter((_, at) => isLate(answers[at]))
      .map(({ playerId, wagerId }) => nameOf({ playerId, id: wagerId })),
  );
  await deleteDue(
    house.database,
    due.filter((one) => !late.has(nameOf(one))),
  );
  await showBets(
    house,
    commands.map(({ playerId, wagerId }) => ({ playerId, id: wagerId })),
  );
}

const nameOf = ({ playerId, id }: Pick<Due, "playerId" | "id">): string => `${playerId}/${id}`;

/** Tells whether another process has decided by other results meanwhile: the bet is looked at once more. */
const isLate = (answer: WagerAnswer | undefined): boolean =>
  answer !== undefined && "refused" in answer && answer.refused === "idempotency_mismatch";

type Ending = Extract<WagerCommand, { wagerId: string }> & EndsBet;

/** Returns the command that brings a bet to what its legs say; none where it is there, or they do not say yet. */
function commandOf(house: House, bet: SportsBet): Ending[] {
  // What was cashed out or given back is final.
  if (bet.state === "cashed_out" || bet.state === "void") return [];
  const { least: returned, decided } = payoutOf(bet, lineStakeOf(bet), bet.legs);
  if (!decided) return [];
  const payout = paidOf(bet, returned);
  const ended = stateOf(bet, returned);
  const isOpen = bet.state === "open";
  if (bet.legs.every(({ result }) => result?.voidFactor === 1000)) return [givingBack(house, bet)];
  if (!isOpen && payout === bet.payout && ended === bet.state) return [];
  const { playerId, id } = bet;
  const common = {
    owner: sportsOwner(house),
    playerId,
    wagerId: id,
    payout,
    ended,
    freeBetId: bet.freeBetId,
    bodyHash: `${payout} ${ended}`,
    id: actId(bet, isOpen ? "end" : `again ${bet.settlements}`),
  };
  return [
    isOpen
      ? { ...common, kind: "settle", record: JSON.stringify({ kind: bet.kind }) }
      : { ...common, kind: "settle_again" },
  ];
}

/** Returns the word for how a bet ended: of a single its leg's, of others whether anything came back. */
function stateOf({ kind, legs }: SportsBet, returned: bigint): BetState {
  const [leg] = legs;
  if (kind !== "single" || !leg?.result) return returned > 0n ? "won" : "lost";
  const outcome = legOutcome(leg.result);
  return outcome === "dead_heat" ? "won" : outcome;
}
