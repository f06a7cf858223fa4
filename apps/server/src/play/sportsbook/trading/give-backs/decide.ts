import { appendTrailEntries } from "#core/staff";
import { type WagerCommand, wagers } from "#money/wagers";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectBets } from "../../bets/bet-store.ts";
import type { BetSession, EndsBet } from "../../bets/sports-owner.ts";
import { givingBack } from "../../settlement/give-back.ts";
import { agreeRefusal, type AgreeRefusal, type GiveBack } from "./give-back.ts";
import { dropExpired, lockGiveBacks, selectGiveBack, updateDropped } from "./give-back-store.ts";
import { noteOf } from "./note.ts";

/** Proposals that one run of the job drops at most. */
const DROP_MAX = 1_000;

/**
 * Gives a stake back as it was proposed, in the transaction that moves the money: there the proposal is held,
 * and the bet is as it was seen. Throws Refused.
 */
export async function make(house: House, operator: Operator, id: string): Promise<void> {
  const giveBack = await openGiveBack(house, id);
  const { playerId, wagerId } = giveBack;
  const [bet] = await selectBets(house.database, [{ playerId, id: wagerId }]);
  if (!bet) throw new Error(`player ${playerId} has no bet ${wagerId}`);
  if (bet.state !== "open") return refuseEnded(house, id);
  const at = house.clock.now();
  const command: Extract<WagerCommand, { kind: "void" }> & EndsBet = {
    ...givingBack(house, bet),
    agreed: { giveBackId: id, operator, at },
    trail: noteOf(giveBack, { at, operator, action: "sportsbook.give-bet-back" }),
    take({ giveBacks, standing }: BetSession) {
      const found = standing.find((one) => one.id === wagerId && one.playerId === playerId);
      return agreeRefusal(giveBacks.get(id), found, { operatorId: operator.id, at });
    },
  };
  const answer = await wagers(house).takeBack<unknown, AgreeRefusal>(command);
  if ("refused" in answer && OWN.has(answer.refused)) throw new Refused(answer.refused);
  if ("refused" in answer || answer.repeated) await refuseEnded(house, id);
}

/** Refuses a bet that has ended: by another request that was quicker with this proposal, or otherwise. */
async function refuseEnded(house: House, id: string): Promise<never> {
  await openGiveBack(house, id);
  throw new Refused("bet_ended");
}

const OWN: ReadonlySet<string> = new Set<AgreeRefusal>([
  "give_back_state",
  "second_operator_needed",
  "proposer_gone",
  "give_back_expired",
  "give_back_stale",
]);

async function openGiveBack(house: House, id: string): Promise<GiveBack> {
  const found = await selectGiveBack(house.database, id);
  if (!found) throw new Refused("give_back_not_found");
  if (found.state !== "open") throw new Refused("give_back_state");
  return found;
}

/** Drops an open proposal, by whoever sees that it is wrong. Throws Refused: give_back_not_found, give_back_state. */
export const drop = (
  house: House,
  operator: Operator,
  { id, reason }: { readonly id: string; readonly reason: string },
): Promise<void> =>
  house.database.tx(async (tx) => {
    const [held] = await lockGiveBacks(tx, [id]);
    if (!held) throw new Refused("give_back_not_found");
    if (held.state !== "open") throw new Refused("give_back_state");
    const at = house.clock.now();
    const dropped = await updateDropped(tx, { giveBackId: id, operator, at }, reason);
    const action = "sportsbook.drop-give-back";
    await appendTrailEntries(tx, [noteOf(dropped, { at, operator, action })]);
  });

/** Drops proposals that nobody decided in time. */
export async function dropLate(house: House, atOnce = DROP_MAX): Promise<void> {
  const at = house.clock.now();
  const action = "sportsbook.expire-give-back";
  const drop = () =>
    house.database.tx(async (tx) => {
      const dropped = await dropExpired(tx, at, atOnce);
      await appendTrailEntries(
        tx,
        dropped.map((one) => noteOf(one, { at, operator: null, action })),
      );
      return dropped.length;
    });
  while ((await drop()) === atOnce);
}
