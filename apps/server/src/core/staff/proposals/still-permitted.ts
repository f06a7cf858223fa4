import type { Permission } from "@houselight/contracts";
import type { Queryable, Tx } from "#platform/database";
import { Refused } from "#platform/http";
import { selectOperatorsByEmail } from "../operator-store.ts";

/**
 * Returns those of these operators, by e-mail address, who are active and hold one of the permissions now.
 * What somebody agreed to who has left, or whose role has lost the permission, counts no more.
 */
export async function stillPermitted(
  queryable: Queryable,
  emails: readonly string[],
  permissions: readonly Permission[],
): Promise<ReadonlySet<string>> {
  const operators = await selectOperatorsByEmail(queryable, emails);
  return new Set(
    operators
      .filter((operator) => permissions.some((one) => operator.permissions.has(one)))
      .map(({ email }) => email),
  );
}

/** Refuses what was proposed by somebody who may not propose it any more. Throws Refused: proposer_gone. */
export async function assertProposer(tx: Tx, email: string, permission: Permission): Promise<void> {
  if (!(await stillPermitted(tx, [email], [permission])).has(email))
    throw new Refused("proposer_gone");
}
