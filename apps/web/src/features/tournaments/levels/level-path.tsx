import {
  type LevelState,
  levelState,
  levelsAt,
  type TournamentLevelView,
} from "@houselight/contracts/tournaments";
import { clsx } from "clsx";
import Check from "lucide-react/icons/check";
import Lock from "lucide-react/icons/lock";
import type { CSSProperties } from "react";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import { columnsOf, type Step, stepOf } from "./progress.ts";

/** The levels of a quest or an achievement along a path, each with what it takes and brings (QUEST-02, QUEST-07). */
export function LevelPath({
  levels,
  bets,
  currency,
}: {
  readonly levels: readonly TournamentLevelView[];
  /** Total of the stakes that count, in hundredths of a euro; null for who takes no part. */
  readonly bets: number | null;
  /** Currency of the prizes. */
  readonly currency: string;
}) {
  const t = useTranslations("tournaments.levels");
  const current = bets === null ? null : levelsAt(levels, bets).current;
  return (
    <section className="flex flex-col gap-4">
      <h2 className="text-xl">{t("title")}</h2>
      <ol
        style={{ "--columns": columnsOf(levels.length) } as CSSProperties}
        className="grid rounded-tile bg-surface-1 px-5 py-6 shadow-paper md:grid-cols-[repeat(var(--columns),minmax(0,1fr))] md:px-3 md:pt-8 md:pb-0"
      >
        {levels.map((level, at) => (
          <LevelStep
            key={level.position}
            level={level}
            state={levelState(level, current)}
            step={stepOf(at, levels.length)}
            currency={currency}
          />
        ))}
      </ol>
    </section>
  );
}

function LevelStep({
  level: { position, min_bet_cents: minimum, prize_cents: prize },
  state,
  step,
  currency,
}: {
  readonly level: TournamentLevelView;
  readonly state: LevelState;
  readonly step: Step;
  readonly currency: string;
}) {
  const t = useTranslations("tournaments.levels");
  const money = useMoney();
  return (
    <li
      data-level-state={state}
      aria-current={state === "active" ? "step" : undefined}
      style={{ "--column": step.column, "--row": step.row } as CSSProperties}
      className="relative flex min-h-20 items-start gap-4 md:col-start-(--column) md:row-start-(--row) md:min-h-0 md:flex-col md:items-center md:gap-2 md:px-2 md:text-center"
    >
      <Onward step={step} isDone={state === "completed"} />
      <Stone position={position} state={state} />
      <div className="pt-1.5 pb-4 md:pt-0 md:pb-9">
        <p className={clsx("font-semibold", state === "locked" && "text-dim")}>
          {t("level", { level: position })}
          <span className="sr-only">, {t(`state.${state}`)}</span>
        </p>
        <p className="money text-dim text-xs">
          {minimum > 0 ? t("from", { amount: money(minimum, "EUR") }) : t("fromStart")}
        </p>
        {prize > 0 ? (
          <p className={clsx("money font-semibold", PRIZES[state])}>{money(prize, currency)}</p>
        ) : null}
      </div>
    </li>
  );
}

const STONES: Readonly<Record<LevelState, string>> = {
  completed: "bg-cream text-ink",
  active: "bg-amber text-ink -rotate-6 scale-110",
  locked: "border-2 border-line-strong bg-surface-2 text-dim",
};

/** The prize of the level that is stood on is the one that is paid. */
const PRIZES: Readonly<Record<LevelState, string>> = {
  completed: "text-dim",
  active: "text-amber",
  locked: "",
};

const Stone = ({ position, state }: { readonly position: number; readonly state: LevelState }) => (
  <span
    aria-hidden="true"
    className={clsx(
      "relative grid size-12 shrink-0 place-items-center rounded-full font-bold font-display text-lg shadow-paper",
      STONES[state],
    )}
  >
    {state === "completed" ? (
      <Check className="size-5" />
    ) : state === "locked" ? (
      <Lock className="size-4.5" />
    ) : (
      position
    )}
  </span>
);

/** From the middle of a stone: down on a phone, else to its neighbour or round the bend into the next row. */
const WAYS: Readonly<Record<Exclude<Step["onward"], "end">, string>> = {
  right: "md:left-1/2 md:top-[1.375rem] md:h-0 md:w-full md:border-t-4",
  left: "md:left-auto md:right-1/2 md:top-[1.375rem] md:h-0 md:w-full md:border-t-4",
  "turn-right":
    "md:left-1/2 md:top-[1.375rem] md:h-full md:w-1/2 md:rounded-r-full md:border-y-4 md:border-r-4",
  "turn-left":
    "md:left-auto md:right-1/2 md:top-[1.375rem] md:h-full md:w-1/2 md:rounded-l-full md:border-y-4 md:border-l-4",
};

const Onward = ({ step: { onward }, isDone }: { readonly step: Step; readonly isDone: boolean }) =>
  onward === "end" ? null : (
    <span
      aria-hidden="true"
      className={clsx(
        "absolute top-6 left-[1.375rem] h-full border-l-4 md:border-l-0",
        WAYS[onward],
        isDone ? "border-cream" : "border-line-strong border-dashed",
      )}
    />
  );
