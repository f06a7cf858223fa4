import { BONUS_POKER_PAYS } from "@houselight/game-maths/bonus-poker";
import { videoPokerModule } from "../video-poker/video-poker-module.tsx";
import { useWords } from "./words.ts";

/** Everything that shows Bonus Poker. */
export const bonusPoker = videoPokerModule({
  slug: "bonus-poker",
  pays: BONUS_POKER_PAYS,
  useTable: () => useWords()("table"),
  palette: { ground: "#3a1230" },
  maths: async () => (await import("@houselight/game-maths/bonus-poker")).bonusPokerVersions,
});
