import { DOUBLE_ZERO_SPOTS, DOUBLE_ZERO_WHEEL } from "@houselight/game-maths/roulette";
import type { GameModule, PaysProps } from "../game-module.ts";
import { RouletteDraws } from "../roulette/draws.tsx";
import { DOUBLE_ZERO_FELT } from "../roulette/layout.ts";
import { rouletteLook } from "../roulette/roulette-look.tsx";
import { RoulettePays } from "../roulette/roulette-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { useWords } from "./words.ts";

const LOOK = rouletteLook(
  { wheel: DOUBLE_ZERO_WHEEL, spots: DOUBLE_ZERO_SPOTS },
  DOUBLE_ZERO_FELT,
  {
    ground: "bg-[url(/games/american-roulette/background.svg)] bg-cover bg-left-top",
    felt: "#1d3768",
  },
);

function AmericanRoulettePays(props: PaysProps) {
  const words = useWords();
  return (
    <RoulettePays {...props}>
      <p>{words("zeros")}</p>
      <p>{words("basket")}</p>
    </RoulettePays>
  );
}

/** Everything that shows American Roulette. */
export const americanRoulette: GameModule = {
  Stage: tableStage(LOOK),
  Pays: AmericanRoulettePays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: RouletteDraws,
  palette: { ground: "#16294f" },
  maths: async () =>
    (await import("@houselight/game-maths/american-roulette")).americanRouletteVersions,
};
