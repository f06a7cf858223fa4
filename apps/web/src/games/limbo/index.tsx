import type { GameModule, GameProps } from "../game-module.ts";
import { OriginalStage } from "../originals/stage/original-stage.tsx";
import { LimboDraws } from "./draws.tsx";
import { limboOriginal } from "./limbo.ts";
import { LimboPays } from "./pays.tsx";

/** Everything that shows Limbo. */
export const limbo: GameModule = {
  Stage: (props: GameProps) => <OriginalStage {...props} original={limboOriginal} />,
  Pays: LimboPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: LimboDraws,
  palette: { ground: "#3a2450" },
  maths: async () => (await import("@houselight/game-maths/limbo")).limboVersions,
};
