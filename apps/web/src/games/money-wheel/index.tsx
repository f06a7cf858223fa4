import {
  WHEEL_SEGMENTS,
  WHEEL_SYMBOLS,
  type WheelSymbol,
} from "@houselight/game-maths/money-wheel";
import { useTranslations } from "use-intl/react";
import type { DrawsProps, GameModule, PaysProps } from "../game-module.ts";
import { DrawTable } from "../panels/draw-table.tsx";
import { TablePays } from "../table/table-pays.tsx";
import { tableStage } from "../table/table-stage.tsx";
import { MONEY_WHEEL_LOOK } from "./look.tsx";
import { useWords } from "./words.ts";

function MoneyWheelPays(props: PaysProps) {
  const words = useWords();
  const nameOf = (bet: string): string => {
    const symbol = bet as WheelSymbol;
    return words("kind", {
      symbol: words(`symbols.${symbol}`),
      segments: WHEEL_SYMBOLS[symbol].segments,
    });
  };
  return (
    <TablePays {...props} nameOf={nameOf}>
      <p>{words("rules", { segments: WHEEL_SEGMENTS.length })}</p>
    </TablePays>
  );
}

/** Shows the segment that was drawn, with its symbol. */
function MoneyWheelDraws({ numbers }: DrawsProps) {
  const words = useWords();
  const t = useTranslations("games.draws");
  const values = numbers.flatMap((segment) => [
    String(segment),
    words(`symbols.${WHEEL_SEGMENTS[segment] ?? "lantern"}`),
  ]);
  const heads = [words("segment"), words("symbol")];
  return <DrawTable corner={t("spin")} heads={heads} rows={[{ name: t("spin"), values }]} />;
}

/** Everything that shows the money wheel. */
export const moneyWheel: GameModule = {
  Stage: tableStage(MONEY_WHEEL_LOOK),
  Pays: MoneyWheelPays,
  facts: ["rtp", "volatility", "topWin"],
  Draws: MoneyWheelDraws,
  palette: { ground: "#12304a" },
  maths: async () => (await import("@houselight/game-maths/money-wheel")).moneyWheelVersions,
};
