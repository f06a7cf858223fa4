import * as z from "zod/mini";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../endpoint/index.ts";
import { compPointsView } from "./views.ts";
import { newCompCard, operatorCompCardView } from "./operator-views.ts";

export * from "./operator-views.ts";

const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));
const operators = { access: "operator", permission: "comps.manage" } as const;
const params = z.object({ id: wireId });
const after = z.object({
  /** Goes on behind the one of this id. */
  after: z.optional(wireId),
});
const steps = {
  comp_card_not_found: refusal(404, "base", "There is no such reward."),
  comp_card_state: refusal(409, "base", "The reward is not in a state for this."),
};

export const listCompCards = defineEndpoint({
  name: "listCompCards",
  method: "GET",
  path: "/api/back_office/comp_points/cards",
  summary: "Rewards of the shop in any state, the latest proposed first.",
  ...operators,
  query: after,
  output: z.array(operatorCompCardView),
});

export const proposeCompCard = defineEndpoint({
  name: "proposeCompCard",
  method: "POST",
  path: "/api/back_office/comp_points/cards",
  summary: "Proposes a reward of the shop: it waits until another operator publishes it.",
  ...operators,
  idempotency: "body-id",
  body: newCompCard,
  output: operatorCompCardView,
  status: 201,
  refusals: {
    comp_card_game_unknown: refusal(422, "freespins.game", "There is no such slot."),
    comp_card_group_unknown: refusal(422, "group_ids", "There is no such group."),
    comp_card_ends_early: refusal(422, "end_at", "The reward would be over already."),
  },
});

export const publishCompCard = defineEndpoint({
  name: "publishCompCard",
  method: "POST",
  path: "/api/back_office/comp_points/cards/{id}/publish",
  summary: "Puts a proposed reward into the shop; by another operator.",
  ...operators,
  params,
  body: z.strictObject({ reason }),
  output: operatorCompCardView,
  refusals: {
    ...steps,
    second_operator_needed,
    proposer_gone,
    comp_card_over: refusal(409, "base", "This reward has ended."),
    comp_card_taken: refusal(409, "base", "Another reward of the kind has this group."),
  },
});

export const endCompCard = defineEndpoint({
  name: "endCompCard",
  method: "POST",
  path: "/api/back_office/comp_points/cards/{id}/end",
  summary: "Takes a reward out of the shop, or a proposal back.",
  ...operators,
  params,
  body: z.strictObject({ reason }),
  output: operatorCompCardView,
  refusals: steps,
});

/** `proposed` waits for a second operator, `made` has moved points, `dropped` never will. */
export const CORRECTION_STATES = ["proposed", "made", "dropped"] as const;
export type CorrectionState = (typeof CORRECTION_STATES)[number];

export const compCorrectionView = z.object({
  id: z.string(),
  player_id: z.int(),
  /** Above zero: given; below: taken. */
  points: z.int(),
  reason: z.string(),
  state: z.enum(CORRECTION_STATES),
  /** The operator who made the last step. */
  changed_by: z.string(),
  changed_at: z.string(),
});
export type CompCorrectionView = z.infer<typeof compCorrectionView>;

const CORRECTION_MAX = 10_000_000;
export const newCompCorrection = z.strictObject({
  id: wireId,
  player_id: z.int().check(z.positive()),
  points: z.int().check(
    z.minimum(-CORRECTION_MAX),
    z.maximum(CORRECTION_MAX),
    z.refine((points) => points !== 0, "VALIDATION.COMMON.INVALID_FIELD"),
  ),
  reason,
});
export type NewCompCorrection = z.infer<typeof newCompCorrection>;

const player_not_found = refusal(404, "player_id", "There is no such player.");
const corrections = {
  comp_correction_not_found: refusal(404, "base", "There is no such correction."),
  comp_correction_state: refusal(409, "base", "The correction is decided already."),
};

export const listCompCorrections = defineEndpoint({
  name: "listCompCorrections",
  method: "GET",
  path: "/api/back_office/comp_points/corrections",
  summary: "Corrections of players' points, the latest proposed first.",
  ...operators,
  query: after,
  output: z.array(compCorrectionView),
});

export const proposeCompCorrection = defineEndpoint({
  name: "proposeCompCorrection",
  method: "POST",
  path: "/api/back_office/comp_points/corrections",
  summary: "Proposes to give a player points, or to take some: it waits for another operator.",
  ...operators,
  idempotency: "body-id",
  body: newCompCorrection,
  output: compCorrectionView,
  status: 201,
  refusals: { player_not_found },
});

export const makeCompCorrection = defineEndpoint({
  name: "makeCompCorrection",
  method: "POST",
  path: "/api/back_office/comp_points/corrections/{id}/make",
  summary: "Moves the points of a proposed correction; by another operator.",
  ...operators,
  params,
  output: compCorrectionView,
  refusals: {
    ...corrections,
    second_operator_needed,
    proposer_gone,
    comps_not_enough: refusal(409, "base", "The player does not have so many points."),
  },
});

export const dropCompCorrection = defineEndpoint({
  name: "dropCompCorrection",
  method: "POST",
  path: "/api/back_office/comp_points/corrections/{id}/drop",
  summary: "Takes a proposed correction back: it moves nothing.",
  ...operators,
  params,
  output: compCorrectionView,
  refusals: corrections,
});

export const compMovementView = z.object({
  id: z.string(),
  kind: z.enum(["award", "exchange", "correction"]),
  /** Above zero: given; below: taken. */
  points: z.int(),
  at: z.string(),
});
export type CompMovementView = z.infer<typeof compMovementView>;

export const showCompPoints = defineEndpoint({
  name: "showCompPoints",
  method: "GET",
  path: "/api/back_office/players/{id}/comp_points",
  summary: "A player's points and the latest movements that made them.",
  ...operators,
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  output: z.extend(compPointsView, { movements: z.array(compMovementView) }),
  refusals: { player_not_found },
});
