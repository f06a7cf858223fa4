import { useWords } from "../../i18n/use-words.ts";

/** Names a market by its published id, with its line: `Total goals · total=2.5`. */
export function MarketName({
  id,
  specifiers,
}: {
  readonly id: number;
  readonly specifiers: string;
}) {
  const t = useWords("sportsbook");
  const key = `markets.${id}`;
  return (
    <span>
      {t.has(key) ? t(key) : t("marketNumber", { id })}
      {specifiers === "" ? null : <code className="ml-2 text-dim text-xs">{specifiers}</code>}
    </span>
  );
}

/** Shows odds that come in thousandths. */
export const oddsText = (odds: number): string => (odds / 1000).toFixed(odds % 10 === 0 ? 2 : 3);
