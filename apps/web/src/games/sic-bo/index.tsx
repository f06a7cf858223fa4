import type { SicBoBet } from "@houselight/game-maths/sic-bo";
import { useTranslations } from "use-intl/react";
import type { DrawsProps, GameModule, PaysProps } from "../game-module.ts";
import { DrawTable } from "../panels/draw-table.tsx";
import { TablePays } from "../table/table-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { SIC_BO_LOOK } from "./look.tsx";
import { useWords } from "./words.ts";

function SicBoPays(props: PaysProps) {
  const words = useWords();
  const nameOf = (bet: string): string => {
    const [, low, high] = /^total_(\d+)_(\d+)$/.exec(bet) ?? [];
    return low && high
      ? words("kinds.total", { low, high })
      : words(`kinds.${bet as Exclude<SicBoBet, `total_${string}`>}`);
  };
  return (
    <TablePays {...props} nameOf={nameOf}>
      <p>{words("rules.even")}</p>
      <p>{words("rules.single")}</p>
      <p>{words("rules.others")}</p>
    </TablePays>
  );
}

/** Shows each die as it was drawn. */
function SicBoDraws({ numbers }: DrawsProps) {
  const words = useWords();
  const t = useTranslations("games.draws");
  const rows = numbers.map((number, at) => ({
    name: words("die", { number: at + 1 }),
    values: [String(number + 1)],
  }));
  return <DrawTable corner={words("order")} heads={[t("number")]} rows={rows} />;
}

/** Everything that shows sic bo. */
export const sicBo: GameModule = {
  Stage: tableStage(SIC_BO_LOOK),
  Pays: SicBoPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: SicBoDraws,
  palette: { ground: "#2b1a4a" },
  maths: async () => (await import("@houselight/game-maths/sic-bo")).sicBoVersions,
};
