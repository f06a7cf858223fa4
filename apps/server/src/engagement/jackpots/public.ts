export {
  activate as activateJackpot,
  propose as proposeJackpot,
} from "./operators/change-jackpots.ts";
