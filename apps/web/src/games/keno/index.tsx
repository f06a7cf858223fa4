import type { GameModule, GameProps } from "../game-module.ts";
import { OriginalStage } from "../originals/stage/original-stage.tsx";
import { KenoDraws } from "./draws.tsx";
import { kenoOriginal } from "./keno.ts";
import { KenoPays } from "./pays.tsx";

/** Everything that shows Keno. */
export const keno: GameModule = {
  Stage: (props: GameProps) => <OriginalStage {...props} original={kenoOriginal} />,
  Pays: KenoPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: KenoDraws,
  palette: { ground: "#12384a" },
  maths: async () => (await import("@houselight/game-maths/keno")).kenoVersions,
};
