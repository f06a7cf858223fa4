import { defineEvent } from "#platform/outbox";

/** A player's limit was set, changed or removed, or it came to its end. */
export const limitChanged = defineEvent<{ readonly limitId: bigint }>("limit.changed");

/**
 * The time of a change that loosens a limit has run: the player is to confirm it by a mailed link.
 * The link's token is not in here: `confirmationToken` makes it from the id of the change.
 */
export interface ConfirmationDue {
  readonly changeId: bigint;
  readonly limitId: bigint;
  readonly type: string;
  readonly period: string;
  readonly kind: "change" | "removal";
  readonly expiresAt: string;
}
export const confirmationDue = defineEvent<ConfirmationDue>("limit.confirmation-due");

/** A player's reality check was answered, or its minutes were chosen anew. */
export const realityCheckChanged = defineEvent<{ readonly answeredAt: string | null }>(
  "reality-check.changed",
);

/** A player has excluded themselves from play. */
export const playerExcluded = defineEvent<{ readonly limitId: bigint }>("player.excluded");
