import { refusal } from "../endpoint/index.ts";

/** Why a reward is not given; for every endpoint that gives one. */
export const REWARD_REFUSALS = {
  bonuses_off: refusal(403, "base", "You have turned bonuses off. Turn them on first."),
  bonus_paused: refusal(403, "base", "You have paused playing: no bonus can be activated."),
  reward_not_for_you: refusal(403, "base", "This reward is not for your account."),
  reward_gone: refusal(409, "base", "This reward is no longer given."),
};
