import type { Role } from "@houselight/contracts";
import type { House } from "#platform/module";
import { createOperator } from "./operator-sessions.ts";

/** The demonstration's operators; the start prints them. */
export const DEMONSTRATION_OPERATOR_PASSWORD = "house-light-42";
export const DEMONSTRATION_OPERATORS: readonly { email: string; name: string; role: Role }[] = [
  { email: "olga@houselight.example", name: "Olga", role: "manager" },
  { email: "mara@houselight.example", name: "Mara", role: "manager" },
  { email: "carl@houselight.example", name: "Carl", role: "cashier" },
  { email: "sam@houselight.example", name: "Sam", role: "support" },
];

export async function seedOperators(house: House): Promise<void> {
  for (const operator of DEMONSTRATION_OPERATORS)
    await createOperator(house, { ...operator, password: DEMONSTRATION_OPERATOR_PASSWORD });
}
