import type { RoundView } from "@houselight/contracts/house-games";
import { formatMoney } from "@houselight/contracts/money";
import { boardWinsOf, scatterWinOf, type SlotRules } from "@houselight/game-maths/slot";
import { useLocale, useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import type { Pace } from "../../round/pace/pace.ts";
import { useCelebrates, useMultipleText } from "../../round/payout-text.ts";
import { useCountUp } from "../../round/pace/use-count-up.ts";
import { paidBySpin } from "../board/timeline.ts";
import { FeatureLine } from "../features/feature-line.tsx";
import { stepsOf } from "../features/feature-words.ts";
import type { SlotLook } from "../slot-look.ts";
import type { Show } from "./director.ts";
import { useSymbolName } from "../slot-words.ts";

const COUNT_MS = 900;

/**
 * Shows the win under the reels; counts it up only when it is more than the stake, or as the licence allows. What free spins
 * paid stays until the next spin.
 */
export function ResultLine({
  look: { slug },
  rules,
  round,
  show,
  pace,
  over,
}: {
  readonly look: SlotLook;
  readonly rules: SlotRules;
  readonly round: RoundView | null;
  readonly show: Show | null;
  readonly pace: Pace;
  /** The round was shown to its end. */
  readonly over: boolean;
}) {
  const t = useTranslations("games");
  const words = useBeatWords(slug);
  const celebrates = useCelebrates();
  const multiple = useMultipleText();
  if (round && over && (show?.beat.kind === "summary" || show?.beat.kind === "featureOver"))
    return <FeatureTotal round={round} beat={show.beat} />;
  if (!round || !show?.step || show.beat.kind === "spin") return null;
  const { beat, step } = show;
  if (!PAYING.has(beat.kind))
    return over ? null : <FeatureLine slug={slug} rules={rules} round={round} show={show} />;
  const free = step.free_spins_played > 0;
  // Umbrellas multiply all that was paid before them.
  const ofStep =
    step.kind === "multiply" && "step" in beat
      ? paidBySpin(stepsOf(round), beat.step)
      : step.payout_cents;
  const cents = beat.kind === "line" ? beat.win.payout_cents : ofStep;
  if (cents === 0) return null;
  const gain = celebrates({ payoutCents: ofStep, stakeCents: round.stake_cents });
  const part = beat.kind === "line" || beat.kind === "scatter";
  return (
    <div className="flex flex-col items-center text-center rounded-tile bg-ink/85 px-5 py-1">
      <Amount
        key={`${round.id}:${step.free_spins_played}:${part ? "part" : "all"}`}
        cents={cents}
        currency={round.currency}
        tone={gain ? "gain" : "back"}
        ms={gain && !part && !pace.cuts ? pace.ms(COUNT_MS) : 0}
        free={free}
      />
      <p className="text-sm">
        {step.capped ? `${t("slotRules.capped")} · ` : ""}
        {words(show)}
        {(beat.kind === "all" || beat.kind === "multiply") && gain
          ? ` · ${multiple(cents, round.stake_cents)}`
          : ""}
      </p>
    </div>
  );
}

/** Beats that show what a step pays; those of features have words of their own. */
const PAYING: ReadonlySet<string> = new Set(["line", "scatter", "all", "award", "multiply"]);

function FeatureTotal({
  round,
  beat,
}: {
  readonly round: RoundView;
  readonly beat: { readonly kind: "summary" | "featureOver"; readonly payoutCents: number };
}) {
  const t = useTranslations("games");
  const money = useMoney();
  const { currency, stake_cents: stake } = round;
  const cents = beat.payoutCents;
  const amount = money(cents, currency);
  const multiple = useMultipleText();
  const celebrated = useCelebrates()({ payoutCents: cents, stakeCents: stake });
  return (
    <div className="flex flex-col items-center text-center rounded-tile bg-ink/85 px-5 py-1">
      <p
        className={`money whitespace-normal font-bold font-display text-lg ${celebrated ? "text-mint" : "text-cream"}`}
      >
        {beat.kind === "summary"
          ? t("freeSpinsOver", { amount })
          : t("slotRules.featurePaid", { amount })}
      </p>
      {celebrated ? <p className="text-sm">{multiple(cents, stake)}</p> : null}
    </div>
  );
}

function Amount({
  cents,
  currency,
  tone,
  ms,
  free,
}: {
  readonly cents: number;
  readonly currency: string;
  readonly tone: "gain" | "back";
  readonly ms: number;
  /** A free spin has no stake of its own that could come back. */
  readonly free: boolean;
}) {
  const t = useTranslations("games");
  const locale = useLocale();
  const money = useMoney();
  const shown = useCountUp(cents, ms);
  const amount = money(cents, currency);
  const text =
    tone === "gain"
      ? formatMoney(shown, currency, { locale, sign: "always" })
      : free
        ? amount
        : t("returned", { amount });
  return (
    <p
      className={`money font-bold font-display ${tone === "gain" ? "text-2xl text-mint" : "text-lg text-cream"}`}
    >
      {text}
    </p>
  );
}

function useBeatWords(slug: string): (show: Show) => string {
  const t = useTranslations("games");
  const symbol = useSymbolName(slug);
  return ({ beat, step }) => {
    if (!step) return "";
    const full = step.marks.find(({ kind }) => kind === "full");
    if (full && beat.kind === "all")
      return t("slotRules.fullBoardShown", { multiplier: full.value ?? 1 });
    const wins = boardWinsOf(step);
    if (step.kind === "multiply")
      return t("slotRules.umbrellasShown", {
        umbrella: symbol(wins[0]?.symbol ?? ""),
        sum: wins[0]?.multiplier ?? 1,
      });
    const scatter = scatterWinOf(step);
    const win =
      beat.kind === "line" ? beat.win : wins.length === 1 && !scatter ? wins[0] : undefined;
    if (win && win.ways !== null)
      return t("waysWin", { count: win.count, symbol: symbol(win.symbol), ways: win.ways });
    if (win?.by === "cluster")
      return t("slotRules.clusterWin", { count: win.count, symbol: symbol(win.symbol) });
    if (win?.by === "anywhere")
      return t("scatterWin", { count: win.count, symbol: symbol(win.symbol) });
    if (win)
      return t("lineWin", {
        count: win.count,
        symbol: symbol(win.symbol),
        line: (win.line ?? 0) + 1,
      });
    if (scatter && (beat.kind === "scatter" || wins.length === 0)) {
      return t("scatterWin", { count: scatter.positions.length, symbol: symbol(scatter.symbol) });
    }
    return t("manyWins", { count: wins.length + (scatter && scatter.payout_cents > 0 ? 1 : 0) });
  };
}
