import * as z from "zod/mini";
import { defineEndpoint, refusal } from "../endpoint/index.ts";
import { REWARD_REFUSALS } from "../rewards/index.ts";
import { adventureView } from "./views.ts";

export * from "./views.ts";

export const getAdventure = defineEndpoint({
  name: "getAdventure",
  method: "GET",
  path: "/api/adventure",
  summary:
    "The adventure that runs, with what the player has done of it; null while there is none.",
  access: "all",
  output: z.object({ adventure: z.nullable(adventureView) }),
});

export const completeAdventureStep = defineEndpoint({
  name: "completeAdventureStep",
  method: "POST",
  path: "/api/adventure/steps/{step}",
  summary: "Completes a step on its day and gives its prize, once: again, it changes nothing.",
  access: "player",
  params: z.object({ step: z.string().check(z.regex(/^\d{1,2}$/)) }),
  output: adventureView,
  refusals: {
    adventure_step_not_found: refusal(404, "base", "There is no such step."),
    adventure_not_for_you: refusal(403, "base", "The adventure is not open to you."),
    adventure_not_today: refusal(409, "base", "This step is not open today."),
    adventure_deposit_needed: refusal(409, "base", "This step wants a deposit of today first."),
    ...REWARD_REFUSALS,
  },
});
