import {
  isKnownGroup,
  type NewCompCard,
  type OperatorCompCardView,
  proposeCompCard,
} from "@houselight/contracts";
import { selectKinds, selectProducers } from "#core/catalogue";
import { appendTrailEntries, assertMayAgree, type By, type Doing, proposeOnce } from "#core/staff";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { type Card, isOver } from "../cards/card.ts";
import {
  insertCard,
  isInShop,
  lockCard,
  lockShelf,
  selectProposed,
  updateState,
} from "../cards/card-store.ts";
import { operatorCardView } from "../cards/card-views.ts";
import { countExchanged } from "../exchange/exchange-store.ts";

interface Proposed {
  readonly view: OperatorCompCardView;
  readonly repeated: boolean;
}

/**
 * Proposes a reward of the shop. The same request again finds the same one. Throws Refused:
 * comp_card_game_unknown, comp_card_group_unknown, comp_card_ends_early, idempotency_mismatch.
 */
export async function propose(house: House, operator: By, body: NewCompCard): Promise<Proposed> {
  const hash = bodyHash(proposeCompCard, null, body);
  return house.database.tx(async (tx) => {
    const { proposal, repeated } = await proposeOnce({
      hash,
      find: () => selectProposed(tx, body.id),
      write: async () => {
        await assertFitting(house, tx, body);
        const who = { changedBy: operator.email, changedAt: house.clock.now() };
        const written = await insertCard(tx, { ...rulesOf(body), ...who, bodyHash: hash });
        if (written)
          await note(house, tx, "comps.propose", written, { operator, reason: body.reason });
        return written;
      },
    });
    return { view: await viewOf(tx, proposal), repeated };
  });
}

async function assertFitting(
  house: House,
  tx: Tx,
  { freespins, group_ids, end_at }: NewCompCard,
): Promise<void> {
  if (freespins) {
    const kinds = await selectKinds(tx, [freespins.game]);
    if (kinds.get(freespins.game) !== "slots") throw new Refused("comp_card_game_unknown");
  }
  if (!group_ids.every(isKnownGroup)) throw new Refused("comp_card_group_unknown");
  if (end_at !== null && Date.parse(end_at) <= house.clock.now().getTime())
    throw new Refused("comp_card_ends_early");
}

const rulesOf = (body: NewCompCard) => ({
  id: body.id,
  type: body.type,
  group: body.group,
  title: body.title,
  tag: body.tag,
  image: body.image,
  rates: body.rates.map(({ currency, amount_cents, points }) => ({
    currency,
    amount: BigInt(amount_cents),
    points: BigInt(points),
  })),
  wager: body.wager,
  freespins: body.freespins && {
    count: body.freespins.count,
    game: body.freespins.game,
    stake: BigInt(body.freespins.stake_eur_cents),
  },
  lotteryId: body.lottery_id,
  lootboxGroup: body.lootbox_group,
  groupIds: body.group_ids,
  endAt: body.end_at === null ? null : new Date(body.end_at),
});

/**
 * Puts a proposed reward into the shop. The operator is another than who proposed it. Throws Refused:
 * comp_card_not_found, comp_card_state, second_operator_needed, proposer_gone, comp_card_over,
 * comp_card_taken.
 */
export const publish = (house: House, id: string, doing: Doing): Promise<OperatorCompCardView> =>
  house.database.tx(async (tx) => {
    const card = await held(tx, id, ["proposed"]);
    await assertMayAgree(tx, doing.operator, {
      proposedBy: card.changedBy,
      permission: "comps.manage",
    });
    if (isOver(card, house.clock.now())) throw new Refused("comp_card_over");
    await lockShelf(tx, card);
    if (await isInShop(tx, card)) throw new Refused("comp_card_taken");
    return moveTo(house, tx, card, { state: "published", action: "comps.publish", doing });
  });

/** Takes a reward out of the shop, or a proposal back. Throws Refused: comp_card_not_found, comp_card_state. */
export const end = (house: House, id: string, doing: Doing): Promise<OperatorCompCardView> =>
  house.database.tx(async (tx) => {
    const card = await held(tx, id, ["proposed", "published"]);
    return moveTo(house, tx, card, { state: "ended", action: "comps.end", doing });
  });

async function held(tx: Tx, id: string, states: readonly Card["state"][]): Promise<Card> {
  const card = await lockCard(tx, id);
  if (!card) throw new Refused("comp_card_not_found");
  if (!states.includes(card.state)) throw new Refused("comp_card_state");
  return card;
}

/** Brings a held card into a state, with an entry on the audit trail. */
async function moveTo(
  house: House,
  tx: Tx,
  { id }: Card,
  { state, action, doing }: { state: Card["state"]; action: string; doing: Doing },
): Promise<OperatorCompCardView> {
  const at = house.clock.now();
  const moved = await updateState(tx, id, { state, by: doing.operator.email, at });
  await note(house, tx, action, moved, doing);
  return viewOf(tx, moved);
}

const note = (
  house: House,
  tx: Tx,
  action: string,
  { type, group, state, rates }: Card,
  { operator, reason }: Doing,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: `comp card ${type}/${group}`,
      detail: {
        state,
        rates: rates.map(({ currency, amount, points }) => `${amount} ${currency}: ${points}`),
        reason,
      },
    },
  ]);

async function viewOf(tx: Tx, card: Card): Promise<OperatorCompCardView> {
  const producers = await selectProducers(tx, card.freespins ? [card.freespins.game] : []);
  return operatorCardView(card, producers, (await countExchanged(tx, [card.id])).get(card.id) ?? 0);
}
