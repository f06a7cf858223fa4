import * as z from "zod/mini";
import {
  defineEndpoint,
  proposer_gone,
  refusal,
  second_operator_needed,
  wireId,
} from "../endpoint/index.ts";
import { isCurrencyCode } from "../money/index.ts";

const INVALID = "VALIDATION.COMMON.INVALID_FIELD";

/** `open` waits for a second operator, `made` has moved money, `dropped` never will. */
export const CASH_CORRECTION_STATES = ["open", "made", "dropped"] as const;
export type CashCorrectionState = (typeof CASH_CORRECTION_STATES)[number];

export const CASH_CORRECTION_KINDS = ["error", "goodwill", "chargeback"] as const;
export type CashCorrectionKind = (typeof CASH_CORRECTION_KINDS)[number];

/** A correction that waits longer is dropped. */
export const CASH_CORRECTION_DAYS = 7;
/** Smallest units that one correction moves at most. */
export const CASH_CORRECTION_MAX = 1_000_000_000_000;

export const cashCorrectionView = z.object({
  id: z.string(),
  player_id: z.int(),
  currency: z.string(),
  /** Above zero: given; below: taken. */
  amount_cents: z.int(),
  kind: z.enum(CASH_CORRECTION_KINDS),
  reason: z.string(),
  state: z.enum(CASH_CORRECTION_STATES),
  proposed_by: z.string(),
  proposed_at: z.string(),
  /** While it is open: it can be made before this moment. */
  expires_at: z.string(),
  /** Null while it is open, and where it was dropped because its time had passed. */
  decided_by: z.nullable(z.string()),
  decided_at: z.nullable(z.string()),
  /** Said by whoever dropped it. */
  drop_reason: z.nullable(z.string()),
});
export type CashCorrectionView = z.infer<typeof cashCorrectionView>;

const reason = z.string().check(z.trim(), z.minLength(10), z.maxLength(500));
const operators = { access: "operator", permission: "money.correct" } as const;
const params = z.object({ id: wireId });

export const newCashCorrection = z.strictObject({
  /** Made by the caller: the same id and body is the same proposal. */
  id: wireId,
  currency: z.string().check(z.refine(isCurrencyCode, INVALID)),
  /** Smallest units; above zero: given, below: taken. */
  amount_cents: z.int().check(
    z.minimum(-CASH_CORRECTION_MAX),
    z.maximum(CASH_CORRECTION_MAX),
    z.refine((amount) => amount !== 0, INVALID),
  ),
  reason,
  kind: z.enum(CASH_CORRECTION_KINDS),
});
export type NewCashCorrection = z.infer<typeof newCashCorrection>;

const correction_player_closed = refusal(409, "base", "The player's account is closed.");
const correction_no_account = refusal(
  409,
  "currency",
  "The player has no account in this currency.",
);
const decisions = {
  correction_not_found: refusal(404, "base", "There is no such correction."),
  correction_state: refusal(409, "base", "The correction is decided already."),
};

export const proposeCashCorrection = defineEndpoint({
  name: "proposeCashCorrection",
  method: "POST",
  path: "/api/back_office/players/{id}/corrections",
  summary: "Proposes to give a player cash, or to take some: it waits for another operator.",
  ...operators,
  idempotency: "body-id",
  params: z.object({ id: z.coerce.number().check(z.int(), z.positive()) }),
  body: newCashCorrection,
  output: cashCorrectionView,
  status: 201,
  refusals: {
    player_not_found: refusal(404, "base", "There is no such player."),
    correction_player_closed,
    correction_no_account,
  },
});

export const makeCashCorrection = defineEndpoint({
  name: "makeCashCorrection",
  method: "POST",
  path: "/api/back_office/corrections/{id}/make",
  summary: "Moves the money of an open correction; by another operator than proposed it.",
  ...operators,
  params,
  output: cashCorrectionView,
  refusals: {
    ...decisions,
    second_operator_needed,
    proposer_gone,
    correction_expired: refusal(409, "base", "The correction waited too long. Propose it again."),
    correction_player_closed,
    correction_no_account,
    correction_over_balance: refusal(409, "base", "The player does not have so much cash."),
  },
});

export const dropCashCorrection = defineEndpoint({
  name: "dropCashCorrection",
  method: "POST",
  path: "/api/back_office/corrections/{id}/drop",
  summary: "Drops an open correction: it moves nothing.",
  ...operators,
  params,
  body: z.strictObject({ reason }),
  output: cashCorrectionView,
  refusals: decisions,
});

export const listCashCorrections = defineEndpoint({
  name: "listCashCorrections",
  method: "GET",
  path: "/api/back_office/corrections",
  summary: "Corrections of players' cash in one state, the latest proposed first.",
  ...operators,
  query: z.object({
    state: z._default(z.enum(CASH_CORRECTION_STATES), "open"),
    player_id: z.optional(z.coerce.number().check(z.int(), z.positive())),
    /** Goes on behind the one of this id. */
    before: z.optional(wireId),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(cashCorrectionView),
});
