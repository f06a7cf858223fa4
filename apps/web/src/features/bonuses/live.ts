import { reloadPlayer } from "../../data/accounts.ts";
import { applyBonuses } from "../../data/bonuses/change-bonuses.ts";
import { applyFreespins } from "../../data/bonuses/freespins.ts";
import { depositGiftsQuery } from "../../data/bonuses/deposit-gifts.ts";
import { applyGifts } from "../../data/bonuses/gifts.ts";
import { onLive } from "../../live/handlers.ts";

/** Live messages about bonuses (BONUS-14, NOTIFY-07). */
export const bonusMessages = [
  onLive("player", "bonuses_changes", (queryClient, { bonuses }) => {
    const isFromDeposit = applyBonuses(queryClient, bonuses).some(
      ({ trigger }) => trigger === "deposit",
    );
    if (!isFromDeposit) return;
    // The deposit has used up the code that was kept for it, and its gift comes once.
    void queryClient.invalidateQueries({ queryKey: depositGiftsQuery.queryKey });
    void reloadPlayer(queryClient).catch(() => undefined);
  }),
  onLive("player", "freespins_changes", (queryClient, { freespins }) =>
    applyFreespins(queryClient, freespins),
  ),
  onLive("player", "gifts_changes", (queryClient, { gifts }) => applyGifts(queryClient, gifts)),
];
