import type {
  LiveTablePhase,
  LiveTableView,
  OwnLiveTableBetView,
} from "@houselight/contracts/live-tables";
import { useTranslations } from "use-intl/react";
import { useCelebrates, usePayoutText } from "../../../games/round/payout-text.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { type HouseClock, useSecondsUntil } from "../../../live/house-clock/use-house-clock.ts";

/** Facts of the table that its board says. */
export interface BoardProps {
  readonly view: LiveTableView;
  readonly clock: HouseClock;
  /** Name of the result that lies on the table; null while none does. */
  readonly result: string | null;
  /** The player's bet on the round that is on. */
  readonly bet: OwnLiveTableBetView | null;
}

/** Says what goes on at the table: time for bets, no more bets, what came and what it paid, when the next round opens. */
export function PhaseBoard({ view, clock, result, bet }: BoardProps) {
  const t = useTranslations("liveTables.phase");
  const { round } = view;
  const left = useSecondsUntil(clock, round?.phase === "betting" ? round.closes_at : null);
  const next = useSecondsUntil(clock, view.next_at);
  const isBetting = left !== null && left > 0;
  return (
    <div className="flex min-w-0 flex-col gap-1" data-phase={round?.phase ?? "none"}>
      {round && isBetting ? (
        <div className="flex items-center gap-3">
          <Ring left={left} round={round} />
          <p className="font-bold font-display text-lg sm:text-xl">{t("place")}</p>
        </div>
      ) : null}
      {round && !isBetting && result === null ? (
        <p className="font-bold font-display text-amber text-lg sm:text-xl">{t("noMore")}</p>
      ) : null}
      {result === null ? null : <Result result={result} bet={bet} />}
      {!round || (round.phase === "over" && !isBetting) ? (
        <p className="text-cream/80 text-sm">
          {view.is_open
            ? next
              ? t("nextIn", { seconds: next })
              : t(round ? "nextSoon" : "opening")
            : t("closed")}
        </p>
      ) : null}
      <Announcement left={left} result={result} bet={bet} phase={round?.phase ?? null} />
    </div>
  );
}

function Result({ result, bet }: Pick<BoardProps, "bet"> & { readonly result: string }) {
  const payoutText = usePayoutText();
  const celebrates = useCelebrates();
  const paid = bet?.state === "settled" ? bet : null;
  const payout = {
    payoutCents: paid?.payout_cents ?? 0,
    stakeCents: paid?.stake_cents ?? 0,
    currency: paid?.currency ?? "EUR",
  };
  return (
    <p aria-hidden="true" className="flex flex-col" data-result={result}>
      <span className="font-bold font-display text-lg sm:text-xl">{result}</span>
      {paid ? (
        <span
          data-paid={payout.payoutCents}
          className={
            celebrates(payout)
              ? "money font-bold font-display text-mint text-xl sm:text-2xl"
              : "money text-md"
          }
        >
          {payoutText(payout)}
        </span>
      ) : null}
    </p>
  );
}

const RADIUS = 20;
const AROUND = 2 * Math.PI * RADIUS;

/** The seconds that are left for bets, and their share of all of them as a ring. */
function Ring({
  left,
  round: { opened_at, closes_at },
}: {
  readonly left: number;
  readonly round: NonNullable<LiveTableView["round"]>;
}) {
  const all = (Date.parse(closes_at) - Date.parse(opened_at)) / 1_000;
  const share = Math.min(1, left / Math.max(1, all));
  return (
    <span className="relative grid size-13 shrink-0 place-items-center" data-left={left}>
      <svg viewBox="0 0 48 48" aria-hidden="true" className="absolute inset-0 size-full -rotate-90">
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="rgb(0 0 0 / 0.35)"
          stroke="#f1e4c833"
          strokeWidth="4"
        />
        <circle
          cx="24"
          cy="24"
          r={RADIUS}
          fill="none"
          stroke="currentColor"
          strokeWidth="4"
          strokeLinecap="round"
          strokeDasharray={AROUND}
          strokeDashoffset={AROUND * (1 - share)}
          className={
            left <= 5
              ? "text-amber transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none"
              : "text-mint transition-[stroke-dashoffset] duration-1000 ease-linear motion-reduce:transition-none"
          }
        />
      </svg>
      <span aria-hidden="true" className="money relative font-bold text-lg">
        {left}
      </span>
    </span>
  );
}

/** Says it to those who do not see it: ten and five seconds before bets are closed, that they are, and what came. */
function Announcement({
  left,
  result,
  bet,
  phase,
}: Pick<BoardProps, "result" | "bet"> & {
  readonly left: number | null;
  readonly phase: LiveTablePhase | null;
}) {
  const t = useTranslations("liveTables");
  const money = useMoney();
  const text = () => {
    if (phase === null) return "";
    if (result !== null) {
      // Of a bet what it paid is said with the result: once.
      if (bet && phase !== "over") return "";
      if (bet?.state !== "settled") return result;
      const amount = money(bet.payout_cents ?? 0, bet.currency);
      return t(bet.payout_cents ? "result.won" : "result.lost", { result, amount });
    }
    if (!left) return t("phase.noMore");
    return left > 10 ? "" : t("phase.left", { seconds: left > 5 ? 10 : 5 });
  };
  return (
    <p role="status" className="sr-only">
      {text()}
    </p>
  );
}
