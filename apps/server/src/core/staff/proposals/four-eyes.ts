import type { Permission } from "@houselight/contracts";
import type { Tx } from "#platform/database";
import { type Operator, Refused } from "#platform/http";
import { assertProposer } from "./still-permitted.ts";

/** An operator, as the audit trail names one. */
export type By = Pick<Operator, "id" | "email">;

/** An operator's deed with its reason: both are on the audit trail. */
export interface Doing {
  readonly operator: By;
  readonly reason: string;
}

/** A proposal of one operator to which another is to agree. */
interface Proposal {
  /** E-mail address of whoever proposed it. */
  readonly proposedBy: string;
  /** Permission that whoever proposed it must still hold. */
  readonly permission: Permission;
}

/** Refuses an operator who made the step before this one. Throws Refused: second_operator_needed. */
export function assertAnother(operator: By, lastEmail: string): void {
  if (operator.email === lastEmail) throw new Refused("second_operator_needed");
}

/**
 * Lets an operator agree to what another one proposed who may still propose it. Throws Refused:
 * second_operator_needed, proposer_gone.
 */
export async function assertMayAgree(
  tx: Tx,
  operator: By,
  { proposedBy, permission }: Proposal,
): Promise<void> {
  assertAnother(operator, proposedBy);
  await assertProposer(tx, proposedBy, permission);
}
