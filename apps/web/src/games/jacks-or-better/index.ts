import { JACKS_OR_BETTER_PAYS } from "@houselight/game-maths/jacks-or-better";
import { videoPokerModule } from "../video-poker/video-poker-module.tsx";
import { useWords } from "./words.ts";

/** Everything that shows Jacks or Better. */
export const jacksOrBetter = videoPokerModule({
  slug: "jacks-or-better",
  pays: JACKS_OR_BETTER_PAYS,
  useTable: () => useWords()("table"),
  palette: { ground: "#123a33" },
  maths: async () => (await import("@houselight/game-maths/jacks-or-better")).jacksOrBetterVersions,
});
