import * as z from "zod/mini";
import { settingKey, settingWords, titleWords } from "../configuration/settings/define-setting.ts";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../endpoint/index.ts";
import { drawnPrizes } from "../prizes/prize.ts";

/** `proposed` waits for a second operator; boxes of a published kind can be given, of an ended one no more. */
export const LOOTBOX_KIND_STATES = ["proposed", "published", "ended"] as const;
export type LootboxKindState = (typeof LOOTBOX_KIND_STATES)[number];

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
const group = z.string().check(z.regex(/^\d{1,9}$/));
const operators = { access: "operator", permission: "lootboxes.manage" } as const;
const params = z.object({ id: wireId });
const after = z.object({
  /** Goes on behind the one of this id. */
  after: z.optional(wireId),
});

export const newLootboxKind = z.strictObject({
  id: wireId,
  /** Names the kind where a box is given, and the group of gifts that its prizes belong to. */
  group_key: settingKey,
  title: titleWords,
  items: drawnPrizes,
  /** A box can be opened for so long. */
  days_valid: z.int().check(z.gte(1), z.lte(365)),
  /** For players of these groups alone; for all where there is none. */
  group_ids: z._default(z.array(group).check(z.maxLength(20)), []),
  reason,
});
export type NewLootboxKind = z.infer<typeof newLootboxKind>;

export const lootboxKindView = z.object({
  id: z.string(),
  group_key: z.string(),
  title: settingWords,
  items: drawnPrizes,
  days_valid: z.int(),
  group_ids: z.array(z.string()),
  state: z.enum(LOOTBOX_KIND_STATES),
  /** The operator who made the last step: another one publishes. */
  changed_by: z.string(),
  changed_at: z.string(),
  /** Boxes that players have got, and those of them that were opened. */
  given: z.int(),
  opened: z.int(),
});
export type LootboxKindView = z.infer<typeof lootboxKindView>;

const steps = {
  lootbox_kind_not_found: refusal(404, "base", "There is no such kind of loot box."),
  lootbox_kind_state: refusal(409, "base", "The kind of loot box is not in a state for this."),
};

export const listLootboxKinds = defineEndpoint({
  name: "listLootboxKinds",
  method: "GET",
  path: "/api/back_office/lootboxes",
  summary: "Kinds of loot boxes in any state, the latest proposed first.",
  ...operators,
  query: after,
  output: z.array(lootboxKindView),
});

export const proposeLootboxKind = defineEndpoint({
  name: "proposeLootboxKind",
  method: "POST",
  path: "/api/back_office/lootboxes",
  summary: "Proposes a kind of loot box: it waits until another operator publishes it.",
  ...operators,
  idempotency: "body-id",
  body: newLootboxKind,
  bodyLimitBytes: 128 * 1024,
  output: lootboxKindView,
  status: 201,
  refusals: {
    lootbox_game_unknown: refusal(422, "items", "There is no such slot."),
    lootbox_group_unknown: refusal(422, "group_ids", "There is no such group."),
  },
});

export const publishLootboxKind = defineEndpoint({
  name: "publishLootboxKind",
  method: "POST",
  path: "/api/back_office/lootboxes/{id}/publish",
  summary: "Lets boxes of a proposed kind be given; by another operator.",
  ...operators,
  params,
  body: z.strictObject({ reason }),
  output: lootboxKindView,
  refusals: {
    ...steps,
    second_operator_needed,
    proposer_gone,
    lootbox_kind_taken: refusal(409, "base", "Another kind of loot box has this key."),
  },
});

export const endLootboxKind = defineEndpoint({
  name: "endLootboxKind",
  method: "POST",
  path: "/api/back_office/lootboxes/{id}/end",
  summary: "Gives no more boxes of a kind, or takes a proposal back; boxes that players have stay.",
  ...operators,
  params,
  body: z.strictObject({ reason }),
  output: lootboxKindView,
  refusals: steps,
});

/** `proposed` waits for a second operator, `giving` goes from player to player, `given` is done, `dropped` never will be. */
export const LOOTBOX_GIFT_STATES = ["proposed", "giving", "given", "dropped"] as const;
export type LootboxGiftState = (typeof LOOTBOX_GIFT_STATES)[number];

export const lootboxGiftView = z.object({
  id: z.string(),
  group_key: z.string(),
  player_id: z.nullable(z.int()),
  to_group: z.nullable(z.string()),
  reason: z.string(),
  state: z.enum(LOOTBOX_GIFT_STATES),
  /** Players who got a box; who may have none is left out. */
  given: z.int(),
  /** The operator who made the last step. */
  changed_by: z.string(),
  changed_at: z.string(),
});
export type LootboxGiftView = z.infer<typeof lootboxGiftView>;

const newLootboxGift = z
  .strictObject({
    id: wireId,
    /** One of the two: a player, or all players of a group. */
    player_id: z.optional(z.int().check(z.positive())),
    to_group: z.optional(group),
    reason,
  })
  .check(
    z.refine(({ player_id, to_group }) => (player_id === undefined) !== (to_group === undefined), {
      error: "VALIDATION.COMMON.INVALID_FIELD",
      path: ["player_id"],
    }),
  );
export type NewLootboxGift = z.infer<typeof newLootboxGift>;

export const giveLootboxes = defineEndpoint({
  name: "giveLootboxes",
  method: "POST",
  path: "/api/back_office/lootboxes/{group_key}/give",
  summary:
    "Proposes to give a player, or each player of a group, one box: another operator agrees.",
  ...operators,
  idempotency: "body-id",
  params: z.object({ group_key: settingKey }),
  body: newLootboxGift,
  output: lootboxGiftView,
  status: 201,
  refusals: {
    lootbox_kind_not_found: steps.lootbox_kind_not_found,
    lootbox_group_unknown: refusal(422, "to_group", "There is no such group."),
    player_not_found: refusal(404, "player_id", "There is no such player."),
  },
});

const gifts = {
  lootbox_gift_not_found: refusal(404, "base", "There is no such gift of loot boxes."),
  lootbox_gift_state: refusal(409, "base", "The gift of loot boxes is decided already."),
};

export const listLootboxGifts = defineEndpoint({
  name: "listLootboxGifts",
  method: "GET",
  path: "/api/back_office/lootbox_gifts",
  summary: "Gifts of loot boxes by operators, the latest proposed first.",
  ...operators,
  query: after,
  output: z.array(lootboxGiftView),
});

export const makeLootboxGift = defineEndpoint({
  name: "makeLootboxGift",
  method: "POST",
  path: "/api/back_office/lootbox_gifts/{id}/make",
  summary: "Gives the boxes of a proposed gift; by another operator.",
  ...operators,
  params,
  output: lootboxGiftView,
  refusals: {
    ...gifts,
    second_operator_needed,
    proposer_gone,
    lootbox_kind_state: steps.lootbox_kind_state,
  },
});

export const dropLootboxGift = defineEndpoint({
  name: "dropLootboxGift",
  method: "POST",
  path: "/api/back_office/lootbox_gifts/{id}/drop",
  summary: "Takes a proposed gift of loot boxes back: it gives nothing.",
  ...operators,
  params,
  output: lootboxGiftView,
  refusals: gifts,
});
