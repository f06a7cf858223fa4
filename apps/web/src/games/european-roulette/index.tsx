import { SINGLE_ZERO_SPOTS, SINGLE_ZERO_WHEEL } from "@houselight/game-maths/roulette";
import type { GameModule, PaysProps } from "../game-module.ts";
import { RouletteDraws } from "../roulette/draws.tsx";
import { SINGLE_ZERO_FELT } from "../roulette/layout.ts";
import { rouletteLook } from "../roulette/roulette-look.tsx";
import { RoulettePays } from "../roulette/roulette-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { useWords } from "./words.ts";

const LOOK = rouletteLook(
  { wheel: SINGLE_ZERO_WHEEL, spots: SINGLE_ZERO_SPOTS },
  SINGLE_ZERO_FELT,
  {
    ground: "bg-[url(/games/european-roulette/background.svg)] bg-cover bg-left-top",
    felt: "#164a3e",
  },
);

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
  Stage: tableStage(LOOK),
  Pays: EuropeanRoulettePays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: RouletteDraws,
  palette: { ground: "#123a32" },
  maths: async () =>
    (await import("@houselight/game-maths/european-roulette")).europeanRouletteVersions,
};
