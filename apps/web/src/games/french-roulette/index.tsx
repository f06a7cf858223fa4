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
    ground: "bg-[url(/games/french-roulette/background.svg)] bg-cover bg-left-top",
    felt: "#5f2036",
  },
);

function FrenchRoulettePays(props: PaysProps) {
  const words = useWords();
  return (
    <RoulettePays {...props}>
      <p>{words("partage")}</p>
      <p>{words("halves")}</p>
    </RoulettePays>
  );
}

/** Everything that shows French Roulette. */
export const frenchRoulette: GameModule = {
  Stage: tableStage(LOOK),
  Pays: FrenchRoulettePays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: RouletteDraws,
  palette: { ground: "#4a1626" },
  maths: async () =>
    (await import("@houselight/game-maths/french-roulette")).frenchRouletteVersions,
};
