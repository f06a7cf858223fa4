import {
  isKnownGroup,
  type LootboxKindView,
  type NewLootboxKind,
  proposeLootboxKind,
} from "@houselight/contracts";
import { selectKinds as selectGameKinds } from "#core/catalogue";
import { appendTrailEntries, assertMayAgree, type By, type Doing, proposeOnce } from "#core/staff";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Kind } from "../kind.ts";
import {
  type Counted,
  countBoxes,
  insertKind,
  isPublished,
  lockKey,
  lockKind,
  selectProposed,
  updateState,
} from "../kind-store.ts";

interface Proposed {
  readonly view: LootboxKindView;
  readonly repeated: boolean;
}

/**
 * Proposes a kind of loot box. The same request again finds the same one. Throws Refused:
 * lootbox_game_unknown, lootbox_group_unknown, idempotency_mismatch.
 */
export async function propose(house: House, operator: By, body: NewLootboxKind): Promise<Proposed> {
  const hash = bodyHash(proposeLootboxKind, null, body);
  return house.database.tx(async (tx) => {
    const { proposal, repeated } = await proposeOnce({
      hash,
      find: () => selectProposed(tx, body.id),
      write: async () => {
        await assertFitting(tx, body);
        const written = await insertKind(tx, {
          id: body.id,
          groupKey: body.group_key,
          title: body.title,
          items: body.items,
          daysValid: body.days_valid,
          groupIds: body.group_ids,
          bodyHash: hash,
          changedBy: operator.email,
          changedAt: house.clock.now(),
        });
        if (written)
          await note(house, tx, "lootboxes.propose", written, { operator, reason: body.reason });
        return written;
      },
    });
    return { view: await viewOf(tx, proposal), repeated };
  });
}

async function assertFitting(tx: Tx, { items, group_ids }: NewLootboxKind): Promise<void> {
  const games = items.flatMap(({ bonuses }) =>
    bonuses.flatMap((one) => (one.type === "freespins" && one.game ? [one.game] : [])),
  );
  const kinds = await selectGameKinds(tx, [...new Set(games)]);
  if (games.some((game) => kinds.get(game) !== "slots")) throw new Refused("lootbox_game_unknown");
  if (!group_ids.every(isKnownGroup)) throw new Refused("lootbox_group_unknown");
}

/**
 * Lets boxes of a proposed kind be given. The operator is another than who proposed it. Throws Refused:
 * lootbox_kind_not_found, lootbox_kind_state, second_operator_needed, proposer_gone,
 * lootbox_kind_taken.
 */
export const publish = (house: House, id: string, doing: Doing): Promise<LootboxKindView> =>
  house.database.tx(async (tx) => {
    const kind = await held(tx, id, ["proposed"]);
    await assertMayAgree(tx, doing.operator, {
      proposedBy: kind.changedBy,
      permission: "lootboxes.manage",
    });
    await lockKey(tx, kind.groupKey);
    if (await isPublished(tx, kind.groupKey)) throw new Refused("lootbox_kind_taken");
    return moveTo(house, tx, kind, { state: "published", action: "lootboxes.publish", doing });
  });

/**
 * Gives no more boxes of a kind, or takes a proposal back. Throws Refused: lootbox_kind_not_found,
 * lootbox_kind_state.
 */
export const end = (house: House, id: string, doing: Doing): Promise<LootboxKindView> =>
  house.database.tx(async (tx) => {
    const kind = await held(tx, id, ["proposed", "published"]);
    return moveTo(house, tx, kind, { state: "ended", action: "lootboxes.end", doing });
  });

async function held(tx: Tx, id: string, states: readonly Kind["state"][]): Promise<Kind> {
  const kind = await lockKind(tx, id);
  if (!kind) throw new Refused("lootbox_kind_not_found");
  if (!states.includes(kind.state)) throw new Refused("lootbox_kind_state");
  return kind;
}

/** Brings a held kind into a state, with an entry on the audit trail. */
async function moveTo(
  house: House,
  tx: Tx,
  { id }: Kind,
  { state, action, doing }: { state: Kind["state"]; action: string; doing: Doing },
): Promise<LootboxKindView> {
  const at = house.clock.now();
  const moved = await updateState(tx, id, { state, by: doing.operator.email, at });
  await note(house, tx, action, moved, doing);
  return viewOf(tx, moved);
}

const note = (
  house: House,
  tx: Tx,
  action: string,
  { id, groupKey, items, daysValid, groupIds, state }: Kind,
  { operator, reason }: Doing,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: `loot box ${groupKey}`,
      detail: { kind: id, state, items, days_valid: daysValid, group_ids: groupIds, reason },
    },
  ]);

const viewOf = async (tx: Tx, kind: Kind): Promise<LootboxKindView> =>
  kindView(kind, (await countBoxes(tx, [kind.id])).get(kind.id));

export const kindView = (kind: Kind, counted: Counted | undefined): LootboxKindView => ({
  id: kind.id,
  group_key: kind.groupKey,
  title: kind.title,
  items: [...kind.items],
  days_valid: kind.daysValid,
  group_ids: [...kind.groupIds],
  state: kind.state,
  changed_by: kind.changedBy,
  changed_at: kind.changedAt.toISOString(),
  given: counted?.given ?? 0,
  opened: counted?.opened ?? 0,
});
