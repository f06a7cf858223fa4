import { SINGLE_ZERO_SPOTS, SINGLE_ZERO_WHEEL } from "@houselight/game-maths/roulette";
import { SINGLE_ZERO_FELT } from "../roulette/layout.ts";
import { rouletteLook } from "../roulette/roulette-look.tsx";

/** The look of European Roulette: its wheel above, the felt of a single zero below. */
export const EUROPEAN_ROULETTE_LOOK = rouletteLook(
  { wheel: SINGLE_ZERO_WHEEL, spots: SINGLE_ZERO_SPOTS },
  SINGLE_ZERO_FELT,
  {
    ground: "bg-[url(/games/european-roulette/background.svg)] bg-cover bg-left-top",
    felt: "#164a3e",
  },
);
