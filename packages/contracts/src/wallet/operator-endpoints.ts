import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";

/** Kinds of money of a player; a side with a colon in its name is an account of the house. */
export const BUCKET_NAMES = ["cash", "bonus", "held", "stakes", "debt"] as const;

/** A player's account in one currency by its buckets, as the books have it. */
export const playerAccountView = z.object({
  currency: z.string(),
  active: z.boolean(),
  cash_cents: z.int(),
  bonus_cents: z.int(),
  /** Waits for withdrawals. */
  held_cents: z.int(),
  /** Waits for settlements. */
  stakes_cents: z.int(),
  /** Cash that a correction could not take back. */
  debt_cents: z.int(),
  version: z.int(),
});
export type PlayerAccountView = z.infer<typeof playerAccountView>;

/**
 * Names what moved money, by the kind of the movement. The id is that of the wager or of a later command on one,
 * of the payment, the correction, the prize, the bonus, the set of free spins or the gift; of `repayment`, of whatever
 * brought the money.
 */
export const MOVEMENT_CAUSES = [
  "wager",
  "payment",
  "correction",
  "repayment",
  "jackpot",
  "prize",
  "bonus",
  "freespins",
  "gift",
] as const;
export type MovementCause = (typeof MOVEMENT_CAUSES)[number];

/** One transfer with both its sides: `amount_cents`, above zero, left `debit` and reached `credit`. */
export const playerMovementView = z.object({
  id: z.int(),
  /** Name of the operation: all its legs have it. */
  transfer_id: z.string(),
  leg: z.int(),
  kind: z.string(),
  currency: z.string(),
  debit: z.string(),
  credit: z.string(),
  amount_cents: z.int(),
  /** Changes of the player's buckets, signed; none where both sides are the house's. */
  changes: z.array(z.object({ bucket: z.enum(BUCKET_NAMES), amount_cents: z.int() })),
  cause: z.object({ of: z.enum(MOVEMENT_CAUSES), id: z.string() }),
  at: z.string(),
});
export type PlayerMovementView = z.infer<typeof playerMovementView>;

const readers = { access: "operator", permission: "players.read" } as const;
const playerId = z.coerce.number().check(z.int(), z.positive());
const player_not_found = refusal(404, "base", "There is no such player.");

export const listPlayerAccounts = defineEndpoint({
  name: "listPlayerAccounts",
  method: "GET",
  path: "/api/back_office/players/{id}/accounts",
  summary: "Lists a player's accounts with all their buckets.",
  ...readers,
  params: z.object({ id: playerId }),
  output: z.array(playerAccountView),
  refusals: { player_not_found },
});

export const listPlayerMovements = defineEndpoint({
  name: "listPlayerMovements",
  method: "GET",
  path: "/api/back_office/players/{id}/movements",
  summary: "Lists what moved on a player's accounts, the latest first.",
  ...readers,
  params: z.object({ id: playerId }),
  query: z.object({
    currency: z.optional(z.string().check(z.regex(/^[A-Z]{3,4}$/))),
    /** Movements between the player and the world alone: deposits, withdrawals, corrections. */
    of: z.optional(z.literal("payments")),
    /** Goes on behind the movement of this id. */
    before: z.optional(z.coerce.number().check(z.int(), z.positive())),
    limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 50),
  }),
  output: z.array(playerMovementView),
  refusals: { player_not_found },
});

export const getPlayerTransfer = defineEndpoint({
  name: "getPlayerTransfer",
  method: "GET",
  path: "/api/back_office/players/{player_id}/transfers/{id}",
  summary: "All legs of one operation on a player's accounts, in the order of their numbers.",
  ...readers,
  params: z.object({ player_id: playerId, id: wireId }),
  output: z.array(playerMovementView),
  refusals: { transfer_not_found: refusal(404, "base", "There is no such transfer.") },
});
