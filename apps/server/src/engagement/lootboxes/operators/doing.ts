import type { Operator } from "#platform/http";

export type By = Pick<Operator, "id" | "email">;

/** An operator's deed with its reason: both are on the audit trail. */
export interface Doing {
  readonly operator: By;
  readonly reason: string;
}
