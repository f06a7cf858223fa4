import { completeAdventureStep, DEFAULT_LOCALE, getAdventure } from "@houselight/contracts";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { completeStep } from "./complete-step.ts";
import { showAdventure } from "./show-adventure.ts";

export const adventureRoutes = (house: House): readonly Route[] => [
  route(getAdventure, async (_input, { caller, locale }) => ({
    adventure: await showAdventure(house, caller, locale ?? DEFAULT_LOCALE),
  })),
  route(completeAdventureStep, async ({ params }, { caller, locale }) => {
    await completeStep(house, {
      playerId: caller.id,
      step: Number(params.step),
      locale: locale ?? DEFAULT_LOCALE,
    });
    const adventure = await showAdventure(house, caller, locale ?? DEFAULT_LOCALE);
    if (!adventure) throw new Refused("adventure_step_not_found");
    return adventure;
  }),
];
