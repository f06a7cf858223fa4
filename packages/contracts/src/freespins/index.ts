import * as z from "zod/mini";
import { defineEndpoint, refusal, wireId } from "../endpoint/index.ts";
import { freespinsView } from "./views.ts";

export * from "./player-freespins.ts";
export * from "./views.ts";

export const listFreespins = defineEndpoint({
  name: "listFreespins",
  method: "GET",
  path: "/api/player/freespins",
  summary: "Free spins of the player, the latest first.",
  access: "player",
  whileRestricted: true,
  output: z.array(freespinsView),
});

const params = z.object({ id: wireId });
const notFound = refusal(404, "base", "There are no such free spins.");

export const activateFreespins = defineEndpoint({
  name: "activateFreespins",
  method: "POST",
  path: "/api/player/freespins/{id}/activation",
  summary: "Activates free spins: from now on they can be played.",
  access: "player",
  params,
  output: freespinsView,
  refusals: {
    freespins_not_found: notFound,
    freespins_not_activatable: refusal(409, "base", "The free spins cannot be activated."),
    freespins_game_busy: refusal(409, "base", "Other free spins of this game come first."),
    bonus_paused: refusal(403, "base", "You have paused playing: no bonus can be activated."),
  },
});

export const cancelFreespins = defineEndpoint({
  name: "cancelFreespins",
  method: "DELETE",
  path: "/api/player/freespins/{id}",
  summary: "Cancels free spins: those that are left and what they have won are given up.",
  access: "player",
  params,
  output: freespinsView,
  refusals: {
    freespins_not_found: notFound,
    freespins_over: refusal(409, "base", "The free spins are over."),
  },
});

/** Why a round is not played as a free spin; for the endpoint that plays rounds. */
export const FREE_ROUND_REFUSALS = {
  freespins_not_found: notFound,
  freespins_not_activated: refusal(409, "base", "Activate these free spins first."),
  freespins_over: refusal(409, "base", "The free spins are over."),
  freespins_other_bet: refusal(422, "bet", "These free spins are for another game or stake."),
};
