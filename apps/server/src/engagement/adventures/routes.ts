import { completeAdventureStep, getAdventure } from "@houselight/contracts";
import { localeFor } from "#core/accounts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { completeStep } from "./complete-step.ts";
import { showAdventure } from "./show-adventure.ts";

export const adventureRoutes = (house: House): readonly Route[] => [
  route(getAdventure, async (_input, context) => ({
    adventure: await showAdventure(house, context.caller, await localeFor(house.database, context)),
  })),
  route(completeAdventureStep, async ({ params }, context) => {
    const { caller } = context;
    const locale = await localeFor(house.database, context);
    await completeStep(house, { playerId: caller.id, step: Number(params.step), locale });
    const adventure = await showAdventure(house, caller, locale);
    if (!adventure) throw new Refused("adventure_step_not_found");
    return adventure;
  }),
];
