import type { CashOutView, LegView, SportsBetView } from "@houselight/contracts/sportsbook";
import { Badge, type BadgeTone } from "@houselight/ui/badge";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";
import { MatchClock } from "../lists/match-clock.tsx";
import { matchName } from "../odds/market-words.ts";
import { useMarketWords, useOddsText } from "../odds/use-market-words.ts";
import { useSystemName } from "../slip/use-system-name.ts";
import { CashOut } from "./cash-out.tsx";

/** Tones of the states of bets and legs. */
const TONES: Readonly<Record<SportsBetView["state"] | LegView["state"], BadgeTone>> = {
  open: "neutral",
  won: "good",
  half_won: "good",
  cashed_out: "good",
  lost: "bad",
  half_lost: "bad",
  void: "waiting",
  dead_heat: "waiting",
};

/** A bet of the player: its legs, stake, and what it can bring or has brought. */
export function BetCard({
  bet,
  offer,
}: {
  readonly bet: SportsBetView;
  /** The offer of the house for it; null where there is none. */
  readonly offer: CashOutView | null;
}) {
  const t = useTranslations("sportsbook");
  const systemName = useSystemName();
  const { kind, sizes, state, legs, lines } = bet;
  const name = kind === "system" ? systemName(legs.length, sizes ?? []) : t(`kind.${kind}`);
  return (
    <article
      data-bet={bet.id}
      data-state={state}
      aria-label={name}
      className="flex flex-col gap-3 rounded-tile bg-surface-1 p-4 shadow-paper"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h2 className="font-semibold font-text text-md">{name}</h2>
        {lines > 1 ? <p className="text-dim text-sm">{t("bets.lines", { count: lines })}</p> : null}
        <p className="grow text-dim text-xs">
          <LocalTime iso={bet.placed_at} />
        </p>
        {bet.is_free ? <Badge tone="waiting">{t("bets.free")}</Badge> : null}
        <Badge tone={TONES[state]}>{t(`betState.${state}`)}</Badge>
      </div>
      <ul className="flex flex-col gap-2">
        {legs.map((leg) => (
          <Leg key={`${leg.fixture.id}|${leg.market_id}|${leg.specifiers}`} leg={leg} />
        ))}
      </ul>
      <Sums bet={bet} />
      {/* The house buys no bet back whose stake it paid. */}
      {state === "open" && !bet.is_free ? (
        <CashOut betId={bet.id} currency={bet.currency} offer={offer} />
      ) : null}
    </article>
  );
}

/** A leg as it was accepted, and how its match stands. */
function Leg({ leg }: { readonly leg: LegView }) {
  const t = useTranslations("sportsbook");
  const words = useMarketWords();
  const oddsText = useOddsText();
  const { fixture, state } = leg;
  const score = fixture.score ? `${fixture.score.home}:${fixture.score.away}` : null;
  return (
    <li data-leg-state={state} className="border-line border-t pt-2">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        <span className="min-w-0 font-semibold">
          {words.selection(leg, leg.selection_id, fixture)}
        </span>
        <span className="money font-semibold">{oddsText(leg.odds)}</span>
      </p>
      <p className="flex flex-wrap gap-x-2 text-dim text-xs">
        <span>{words.market(leg, fixture)}</span>
        {state === "open" ? null : (
          <span className={clsx("font-medium", LEG_COLOURS[TONES[state]])}>
            {t(`betState.${state}`)}
          </span>
        )}
      </p>
      <p className="flex flex-wrap items-baseline gap-x-2 text-dim text-xs">
        <Link
          to="/sport/fixtures/$id"
          params={{ id: String(fixture.id) }}
          className="rounded-control py-0.5 hover:text-cream hover:underline"
        >
          {matchName(fixture)}
        </Link>
        {score ? <span className="money font-semibold text-cream">{score}</span> : null}
        <MatchClock fixture={fixture} />
      </p>
    </li>
  );
}

const LEG_COLOURS: Readonly<Record<BadgeTone, string>> = {
  neutral: "",
  good: "text-mint",
  waiting: "text-amber",
  bad: "text-brick-text",
};

/** The stake, and what can come back or has. */
function Sums({ bet }: { readonly bet: SportsBetView }) {
  const t = useTranslations("sportsbook.slip");
  const money = useMoney();
  const { currency, stake_cents, potential_cents, payout_cents, is_free } = bet;
  const gain = payout_cents !== null && payout_cents > (is_free ? 0 : stake_cents);
  return (
    <dl className="flex flex-wrap gap-x-8 gap-y-1 border-line border-t pt-3 text-sm">
      <div>
        <dt className="text-dim text-xs">{t("total")}</dt>
        <dd className="money font-semibold">{money(stake_cents, currency)}</dd>
      </div>
      <div>
        <dt className="text-dim text-xs">
          {t(payout_cents === null ? (is_free ? "potentialFree" : "potential") : "payout")}
        </dt>
        <dd
          data-payout={payout_cents ?? ""}
          className={clsx("money font-semibold", gain && "text-mint")}
        >
          {money(payout_cents ?? potential_cents, currency)}
        </dd>
      </div>
    </dl>
  );
}
