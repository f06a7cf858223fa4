import { useTranslations } from "use-intl/react";
import type { Pace } from "../../round/pace/pace.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { Card } from "../stage/free-spins-card.tsx";
import { useSymbolName } from "../slot-words.ts";
import { type FeatureProps, stepsOf, useFeatureWords } from "./feature-words.ts";
import { CascadeCounter } from "./cascade-counter.tsx";
import { HoldBoard, HoldCounter } from "./hold-board.tsx";
import { RespinCounter } from "./respin-counter.tsx";
import { UmbrellaBadges } from "./umbrella-badges.tsx";
import { WalkCounter } from "./walk-counter.tsx";
import { TrailChart, TrailCounter } from "./trail-chart.tsx";

/** Lies over the reels while a feature is played off them. */
export function FeatureBoards(props: FeatureProps & { readonly pace: Pace }) {
  const { kind } = props.show.step ?? {};
  if (kind === "hold") return <HoldBoard {...props} />;
  if (props.rules.mechanics.umbrellas) return <UmbrellaBadges {...props} />;
  return kind === "pick" ? <TrailChart {...props} /> : null;
}

/** Counts above the reels how far a feature has come. */
export function FeatureCounters(props: FeatureProps) {
  const { kind } = props.show.step ?? {};
  if (kind === "hold") return <HoldCounter {...props} />;
  if (kind === "pick") return <TrailCounter {...props} />;
  if (props.rules.mechanics.cascade) return <CascadeCounter {...props} />;
  if (kind !== "respin") return null;
  return props.rules.mechanics.walking ? <WalkCounter {...props} /> : <RespinCounter {...props} />;
}

/** The sheet that slides in when a feature off the reels begins, and the one that sums it up. */
export function FeatureCard({ look, rules, show, round }: FeatureProps) {
  const t = useTranslations("games.slotRules");
  const money = useMoney();
  const words = useFeatureWords(look.slug, rules);
  const named = useSymbolName(look.slug);
  const { beat, step } = show;
  if (beat.kind === "featureOver")
    return (
      <Card>
        <h2 className="money whitespace-normal text-2xl">
          {t("featurePaid", { amount: money(beat.payoutCents, round.currency) })}
        </h2>
      </Card>
    );
  if (beat.kind !== "feature" || !step) return null;
  const { hold, trail } = rules.mechanics;
  const symbol = step.kind === "hold" ? hold?.symbol : trail?.symbol;
  const before = stepsOf(round)[beat.step - 1];
  const count = before?.grid.flat().filter((shown) => shown === symbol).length ?? 0;
  return (
    <Card>
      <h2 className="text-2xl">{`${count} × ${named(symbol ?? "")}`}</h2>
      <p className="text-md">{words(show, round)}</p>
    </Card>
  );
}
