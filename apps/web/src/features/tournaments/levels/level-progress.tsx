import { levelsAt, type TournamentView } from "@houselight/contracts/tournaments";
import { ProgressBar } from "@houselight/ui/progress-bar";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { progressTo, wayOn } from "./progress.ts";

/** Shows how far the player has come on the path, and what the next level takes (QUEST-06). */
export function LevelProgress({
  tournament: { levels, status },
  bets,
}: {
  readonly tournament: TournamentView;
  /** Total of the stakes that count, in hundredths of a euro; null for who takes no part. */
  readonly bets: number | null;
}) {
  const t = useTranslations("tournaments.levels");
  const money = useMoney();
  if (bets === null) return null;
  const { current, next } = levelsAt(levels, bets);
  const way = wayOn(next, bets, status);
  const text =
    way === "last"
      ? t("last")
      : way && t("toNext", { level: way.position, amount: money(way.missing, "EUR") });
  const percent = progressTo(current, next, bets);
  return (
    <section
      aria-label={t("progress")}
      className="flex flex-col gap-3 rounded-tile bg-surface-1 p-5 shadow-paper"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <p className="font-bold font-display text-lg">
          {t("yours", { level: current?.position ?? 0, count: levels.length })}
        </p>
        <p className="money text-dim">{t("staked", { amount: money(bets, "EUR") })}</p>
      </div>
      <ProgressBar label={t("progress")} {...(text ? { text } : {})} percent={percent} />
      {text ? <p aria-live="polite">{text}</p> : null}
    </section>
  );
}
