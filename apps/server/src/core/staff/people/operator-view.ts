import type { OperatorView } from "@houselight/contracts";
import type { House } from "#platform/module";
import { isSecondStepNeeded } from "../operator-sessions.ts";
import type { OperatorRecord } from "../operator-store.ts";

export const operatorView = (house: House, operator: OperatorRecord): OperatorView => ({
  id: Number(operator.id),
  email: operator.email,
  name: operator.name,
  role: operator.role,
  role_title: operator.roleTitle,
  permissions: [...operator.permissions],
  second_step: operator.secondStep ? "on" : "off",
  second_step_needed: isSecondStepNeeded(house, operator),
});
