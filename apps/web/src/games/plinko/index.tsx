import type { GameModule, GameProps } from "../game-module.ts";
import { OriginalStage } from "../originals/stage/original-stage.tsx";
import { PlinkoDraws } from "./draws.tsx";
import { plinkoOriginal } from "./plinko.ts";
import { PlinkoPays } from "./pays.tsx";

/** Everything that shows Plinko. */
export const plinko: GameModule = {
  Stage: (props: GameProps) => <OriginalStage {...props} original={plinkoOriginal} />,
  Pays: PlinkoPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: PlinkoDraws,
  palette: { ground: "#20372b" },
  maths: async () => (await import("@houselight/game-maths/plinko")).plinkoVersions,
};
