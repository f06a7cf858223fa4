import {
  beginOperatorSecondStep,
  confirmOperatorSecondStep,
  endOperatorSecondStep,
} from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { beginSecondStep, confirmSecondStep, endSecondStep } from "./second-step.ts";

export const secondStepRoutes = (house: House): readonly Route[] => [
  route(beginOperatorSecondStep, ({ body }, { operator }) =>
    beginSecondStep(house, operator, body.current_password),
  ),
  route(confirmOperatorSecondStep, async ({ body }, { operator }) => ({
    recovery_codes: await confirmSecondStep(house, operator, body.code),
  })),
  route(endOperatorSecondStep, async ({ body }, { operator }) => {
    await endSecondStep(house, operator, { password: body.current_password, code: body.code });
    return {};
  }),
];
