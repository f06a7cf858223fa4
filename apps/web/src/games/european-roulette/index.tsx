import type { GameModule, PaysProps } from "../game-module.ts";
import { RouletteDraws } from "../roulette/draws.tsx";
import { RoulettePays } from "../roulette/roulette-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { EUROPEAN_ROULETTE_LOOK } from "./look.ts";
import { useWords } from "./words.ts";

function EuropeanRoulettePays(props: PaysProps) {
  const words = useWords();
  return (
    <RoulettePays {...props}>
      <p>{words("zero")}</p>
    </RoulettePays>
  );
}

/** Everything that shows European Roulette. */
export const europeanRoulette: GameModule = {
  Stage: tableStage(EUROPEAN_ROULETTE_LOOK),
  Pays: EuropeanRoulettePays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: RouletteDraws,
  palette: { ground: "#123a32" },
  maths: async () =>
    (await import("@houselight/game-maths/european-roulette")).europeanRouletteVersions,
};
