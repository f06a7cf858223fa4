import * as z from "zod/mini";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../../../endpoint/index.ts";

const staff = { access: "operator", permission: "configuration.write" } as const;

export const settingReason = z.string().check(z.trim(), z.minLength(3), z.maxLength(300));

/**
 * A choice of a guarded setting by an operator. It holds once another operator has made it; at once where it
 * only stops something.
 */
export const settingProposalView = z.object({
  id: z.string(),
  /** Of the setting. */
  name: z.string(),
  value: z.unknown(),
  /** The version that it was made from, 0 for the product's default, and what that one says. */
  based_on: z.int(),
  former: z.unknown(),
  reason: z.string(),
  state: z.enum(["proposed", "made", "dropped"]),
  /** It only stops something: one operator was enough. */
  only_stops: z.boolean(),
  proposed_by: z.string(),
  proposed_at: z.string(),
  expires_at: z.string(),
  /** The operator who took the last step. */
  changed_by: z.string(),
  changed_at: z.string(),
  drop_reason: z.nullable(z.string()),
  /** The version that it became; null until it is made. */
  version: z.nullable(z.int()),
});
export type SettingProposalView = z.infer<typeof settingProposalView>;

export const listSettingProposals = defineEndpoint({
  name: "listSettingProposals",
  method: "GET",
  path: "/api/back_office/setting_proposals",
  summary: "Choices of guarded settings that wait for a second operator, the latest first.",
  ...staff,
  query: z.object({
    /** Those that wait, or those that were decided or have waited too long. */
    state: z._default(z.enum(["open", "decided"]), "open"),
    /** Name of a setting. */
    name: z.optional(z.string().check(z.maxLength(60))),
    /** Goes on behind the one of this id. */
    after: z.optional(wireId),
  }),
  output: z.array(settingProposalView),
});

const params = z.object({ id: wireId });
const undecided = {
  setting_proposal_not_found: refusal(404, "base", "There is no such proposal."),
  setting_proposal_state: refusal(409, "base", "The proposal is decided already."),
};

export const makeSettingProposal = defineEndpoint({
  name: "makeSettingProposal",
  method: "POST",
  path: "/api/back_office/setting_proposals/{id}/make",
  summary: "Makes a proposed choice the version that holds; by another operator than proposed it.",
  ...staff,
  params,
  output: settingProposalView,
  refusals: {
    ...undecided,
    second_operator_needed,
    proposer_gone,
    setting_proposal_expired: refusal(409, "base", "The proposal waited too long. Choose again."),
    setting_proposal_outdated: refusal(
      409,
      "base",
      "Another version holds by now than the proposal was made from. Choose again.",
    ),
    setting_outdated: refusal(409, "base", "What is proposed no longer fits: choose again."),
  },
});

export const dropSettingProposal = defineEndpoint({
  name: "dropSettingProposal",
  method: "POST",
  path: "/api/back_office/setting_proposals/{id}/drop",
  summary: "Declines a proposed choice, or takes it back.",
  ...staff,
  params,
  body: z.strictObject({ reason: settingReason }),
  output: settingProposalView,
  refusals: undecided,
});
