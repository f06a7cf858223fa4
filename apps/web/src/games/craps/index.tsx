import { type CrapsBet, MOST_ROLLS_WITH_BETS } from "@houselight/game-maths/craps";
import type { DrawsProps, GameModule, PaysProps } from "../game-module.ts";
import { DrawTable } from "../panels/draw-table.tsx";
import { TablePays } from "../table/table-pays.tsx";
import { CrapsStage } from "./stage.tsx";
import { useWords } from "./words.ts";

/** Shows each roll with its two dice as they were drawn. */
function CrapsDraws({ numbers }: DrawsProps) {
  const words = useWords();
  const rolls = Array.from({ length: Math.ceil(numbers.length / 2) }, (_, at) =>
    numbers.slice(at * 2, at * 2 + 2),
  );
  return (
    <DrawTable
      corner={words("draws.order")}
      heads={[words("draws.first"), words("draws.second")]}
      rows={rolls.map((dice, at) => ({
        name: words("draws.roll", { number: at + 1 }),
        values: dice.map((number) => String(number + 1)),
      }))}
    />
  );
}

function CrapsPays(props: PaysProps) {
  const words = useWords();
  return (
    <TablePays
      {...props}
      nameOf={(bet) => words(`kinds.${bet as CrapsBet}`)}
      edgeName={words("edge")}
      most={(amount) => words("rules.table", { amount })}
    >
      <p>{words("rules.round")}</p>
      <p>{words("rules.line")}</p>
      <p>{words("rules.wrong")}</p>
      <p>{words("rules.come")}</p>
      <p>{words("rules.odds")}</p>
      <p>{words("rules.place")}</p>
      <p>{words("rules.once")}</p>
      <p>{words("rules.stand")}</p>
      <p>{words("rules.chips")}</p>
      <p>{words("rules.most", { rolls: MOST_ROLLS_WITH_BETS })}</p>
      <p>{words("rules.edge")}</p>
      <p>{words("rules.left")}</p>
    </TablePays>
  );
}

/** Everything that shows craps. */
export const craps: GameModule = {
  Stage: CrapsStage,
  Pays: CrapsPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: CrapsDraws,
  palette: { ground: "#0d2b22" },
  maths: async () => (await import("@houselight/game-maths/craps")).crapsVersions,
};
