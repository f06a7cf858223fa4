import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { REWARD_REFUSALS } from "../rewards/index.ts";
import { wheelSpinView, wheelView } from "./views.ts";

export const getWheel = defineEndpoint({
  name: "getWheel",
  method: "GET",
  path: "/api/wheel",
  summary: "The wheel for whoever asks: whether it turns, its prizes, and when it turns next.",
  access: "all",
  output: wheelView,
});

export const spinWheel = defineEndpoint({
  name: "spinWheel",
  method: "POST",
  path: "/api/wheel/spin",
  summary: "Turns the wheel: once a day in UTC. The house draws the prize and gives it at once.",
  access: "player",
  idempotency: "body-id",
  body: z.strictObject({ id: wireId }),
  output: wheelSpinView,
  refusals: {
    wheel_off: refusal(409, "base", "The wheel does not turn now."),
    wheel_not_for_you: refusal(403, "base", "The wheel is not open to your account."),
    wheel_already_spun: refusal(409, "base", "The wheel turns once a day. Try again tomorrow."),
    ...REWARD_REFUSALS,
  },
});

export const listWheelSpins = defineEndpoint({
  name: "listWheelSpins",
  method: "GET",
  path: "/api/wheel/spins",
  summary: "The player's turns of the wheel with their proofs, the latest first.",
  access: "player",
  whileRestricted: true,
  query: z.object({
    /** Goes on behind the turn of this id. */
    after: z.optional(wireId),
  }),
  output: z.array(wheelSpinView),
});
