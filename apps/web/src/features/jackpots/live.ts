import { applyJackpots } from "../../data/engagement/jackpots/apply-jackpots.ts";
import { readJackpots } from "../../data/engagement/jackpots/jackpots.ts";
import { onLive } from "../../live/handlers.ts";
import { addAward } from "./awards.ts";
import { WINNERS } from "./winners-query.ts";

/** Live messages about jackpots (NOTIFY-06, NOTIFY-07). Whoever looks on sees who won when a pot drops. */
export const jackpotMessages = [
  onLive("public", "jackpots_changes", (queryClient, changes) => {
    for (const identifier of applyJackpots(queryClient, changes))
      void queryClient.invalidateQueries({ queryKey: [WINNERS, identifier] });
  }),
  onLive("player", "jackpot_win_award", (queryClient, award) => {
    addAward(award);
    void queryClient.invalidateQueries({ queryKey: [WINNERS] });
    readJackpots(queryClient);
  }),
];
