import {
  isKnownGroup,
  type NewLottery,
  type OperatorLotteryView,
  proposeLottery,
} from "@houselight/contracts";
import { selectProducers } from "#core/catalogue";
import { startChain } from "#core/fairness";
import {
  appendTrailEntries,
  assertAnother,
  assertMayAgree,
  type By,
  type Doing,
  proposeOnce,
} from "#core/staff";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type Lottery, statusOf } from "../lottery.ts";
import { updateLink } from "../lottery-store.ts";
import { operatorView } from "../lottery-views.ts";
import { insertLottery, lockLottery, selectProposed, updateState } from "./proposal-store.ts";

interface Proposed {
  readonly view: OperatorLotteryView;
  readonly repeated: boolean;
}

/**
 * Proposes a lottery. The same request again finds the same one. Throws Refused: lottery_game_unknown,
 * lottery_group_unknown, lottery_ends_early, lottery_identifier_taken, idempotency_mismatch.
 */
export async function propose(house: House, operator: By, body: NewLottery): Promise<Proposed> {
  const hash = bodyHash(proposeLottery, null, body);
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectProposed(tx, body.id),
      write: async () => {
        await assertFitting(house, tx, body);
        const who = { changedBy: operator.email, changedAt: house.clock.now() };
        const written = await insertLottery(tx, { ...rulesOf(body), ...who, bodyHash: hash });
        if (written)
          await note(house, tx, "lotteries.propose", written, { operator, reason: body.reason });
        return written;
      },
      taken: "lottery_identifier_taken",
    }),
  );
  return { view: viewOf(house, proposal), repeated };
}

async function assertFitting(
  house: House,
  tx: Tx,
  { games, group_ids, end_at }: NewLottery,
): Promise<void> {
  const known = await selectProducers(tx, games);
  if (!games.every((game) => known.has(game))) throw new Refused("lottery_game_unknown");
  if (!group_ids.every(isKnownGroup)) throw new Refused("lottery_group_unknown");
  if (Date.parse(end_at) <= house.clock.now().getTime()) throw new Refused("lottery_ends_early");
}

const rulesOf = (body: NewLottery) => ({
  id: body.id,
  identifier: body.identifier,
  title: body.title,
  image: body.image,
  groupIds: body.group_ids,
  startAt: new Date(body.start_at),
  endAt: new Date(body.end_at),
  currency: body.currency,
  ticketPrice: BigInt(body.ticket_price_cents),
  prizes: body.prizes_cents.map(BigInt),
  games: body.games,
});

/**
 * Shows a proposed lottery, from then on with the hash of the seed that decides its draw. The operator is
 * another than who proposed it. Throws Refused: lottery_not_found, lottery_state, second_operator_needed,
 * proposer_gone, lottery_over.
 */
export const publish = (house: House, name: string, doing: Doing): Promise<OperatorLotteryView> =>
  house.database.tx(async (tx) => {
    const lottery = await inState(tx, name, ["proposed"]);
    await assertMayAgree(tx, doing.operator, {
      proposedBy: lottery.changedBy,
      permission: "lotteries.manage",
    });
    if (lottery.endAt <= house.clock.now()) throw new Refused("lottery_over");
    await updateLink(tx, lottery.id, await startChain(house, tx));
    return moveTo(house, tx, lottery, { state: "published", action: "lotteries.publish", doing });
  });

/**
 * Ends a lottery without prizes. The operator of a published one is another than who published it.
 * Throws Refused: lottery_not_found, lottery_state, second_operator_needed.
 */
export const cancel = (house: House, name: string, doing: Doing): Promise<OperatorLotteryView> =>
  house.database.tx(async (tx) => {
    const lottery = await inState(tx, name, ["proposed", "published"]);
    // Tickets that players have by the end are to be drawn.
    if (lottery.state === "published") {
      assertAnother(doing.operator, lottery.changedBy);
      if (statusOf(lottery, house.clock.now()) === "archive") throw new Refused("lottery_state");
    }
    return moveTo(house, tx, lottery, { state: "cancelled", action: "lotteries.cancel", doing });
  });

async function inState(
  tx: Tx,
  name: string,
  states: readonly Lottery["state"][],
): Promise<Lottery> {
  const lottery = await lockLottery(tx, name);
  if (!lottery) throw new Refused("lottery_not_found");
  if (!states.includes(lottery.state)) throw new Refused("lottery_state");
  return lottery;
}

/** Brings a held lottery into a state, with an entry on the audit trail. */
async function moveTo(
  house: House,
  tx: Tx,
  { id }: Lottery,
  { state, action, doing }: { state: Lottery["state"]; action: string; doing: Doing },
): Promise<OperatorLotteryView> {
  const at = house.clock.now();
  const moved = await updateState(tx, id, { state, by: doing.operator.email, at });
  await note(house, tx, action, moved, doing);
  return viewOf(house, moved);
}

const note = (
  house: House,
  tx: Tx,
  action: string,
  { identifier, state }: Lottery,
  { operator, reason }: Doing,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: `lottery ${identifier}`,
      detail: { state, reason },
    },
  ]);

/** One that is proposed, published or cancelled has paid nothing. */
const viewOf = (house: House, lottery: Lottery): OperatorLotteryView =>
  operatorView(lottery, 0n, house.clock.now());
