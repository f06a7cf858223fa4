import type { GameModule, GameProps } from "../game-module.ts";
import { OriginalStage } from "../originals/stage/original-stage.tsx";
import { diceOriginal } from "./dice.ts";
import { DiceDraws } from "./draws.tsx";
import { DicePays } from "./pays.tsx";

/** Everything that shows Dice. */
export const dice: GameModule = {
  Stage: (props: GameProps) => <OriginalStage {...props} original={diceOriginal} />,
  Pays: DicePays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: DiceDraws,
  palette: { ground: "#1d3a4a" },
  maths: async () => (await import("@houselight/game-maths/dice")).diceVersions,
};
