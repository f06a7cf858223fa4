import type { RoundView } from "@houselight/contracts/house-games";
import { isSlotOutcome, type SlotRules, type SlotStepWire } from "@houselight/game-maths/slot";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";
import type { Pace } from "../../round/pace/pace.ts";
import { useCelebrates } from "../../round/payout-text.ts";
import { useCountUp } from "../../round/pace/use-count-up.ts";
import { type SlotLook, symbolPicture } from "../slot-look.ts";
import { useSymbolName } from "../slot-words.ts";
import { paidBeforeFreeSpins } from "../board/timeline.ts";
import type { Show } from "./director.ts";

/** The sheet that slides in when free spins are won, and the one that sums them up. */
export function FreeSpinsCard({
  round,
  rules,
  show,
  pace,
}: {
  readonly round: RoundView;
  readonly rules: SlotRules;
  readonly show: Show;
  readonly pace: Pace;
}) {
  const t = useTranslations("games");
  const celebrates = useCelebrates();
  const { beat } = show;
  const { free_spins_multiplier: multiplier, mechanics } = rules;
  const rise = mechanics.risingMultiplier?.step;
  if (beat.kind === "award") {
    return (
      <Card>
        <h2 className="text-2xl">
          {t(beat.first ? "freeSpinsTitle" : "moreFreeSpins", { spins: beat.spins })}
        </h2>
        {multiplier > 1 ? <p className="text-md">{t("freeSpinsText", { multiplier })}</p> : null}
        {rise ? <p className="text-md">{t("slotRules.risingMultiplier", { step: rise })}</p> : null}
      </Card>
    );
  }
  if (beat.kind === "summary") {
    const paid = { payoutCents: round.payout_cents, stakeCents: round.stake_cents };
    const counts = celebrates(paid) && !pace.cuts;
    return (
      <Card>
        <Paid cents={beat.payoutCents} currency={round.currency} ms={counts ? pace.ms(1200) : 0} />
        <p className="text-md">{t("freeSpinsOverText", { spins: beat.spins })}</p>
      </Card>
    );
  }
  return null;
}

function Paid({
  cents,
  currency,
  ms,
}: {
  readonly cents: number;
  readonly currency: string;
  readonly ms: number;
}) {
  const t = useTranslations("games");
  const money = useMoney();
  return (
    <h2 className="money whitespace-normal text-2xl">
      {t("freeSpinsOver", { amount: money(useCountUp(cents, ms), currency) })}
    </h2>
  );
}

export function Card({ children }: { readonly children: React.ReactNode }) {
  return (
    <div className="absolute inset-0 grid place-items-center p-4">
      <div className="-rotate-1 flex max-w-md animate-rise flex-col items-center gap-1 rounded-control bg-cream px-8 py-6 text-center text-ink shadow-lifted">
        {children}
      </div>
    </div>
  );
}

/** Tells whether a show belongs to the free spins: from their award to their sum. */
export const isFreeSpins = ({ beat, step }: Show): boolean =>
  (step?.free_spins_played ?? 0) > 0 || beat.kind === "award" || beat.kind === "summary";

/** More spins than this are counted in figures alone. */
const PIPS_MAX = 20;

/** Shows which free spin this is, what wins count, and what the free spins have paid so far. */
export function FreeSpinsCounter({
  look,
  show,
  round,
}: {
  readonly look: SlotLook;
  readonly show: Show;
  readonly round: RoundView;
}) {
  const t = useTranslations("games");
  const money = useMoney();
  const { step, beat } = show;
  if (!step || step.free_spins_played === 0) return null;
  const steps = isSlotOutcome(round.outcome) ? round.outcome.steps : [];
  const first = paidBeforeFreeSpins(steps);
  const awarded = step.spins_awarded;
  // A spin that wins more spins says so after it has come to rest.
  const total =
    step.free_spins_played + step.free_spins_left - (beat.kind === "spin" ? awarded : 0);
  const paidCents = step.total_cents - first - (beat.kind === "spin" ? step.payout_cents : 0);
  return (
    <div
      data-free-spin={step.free_spins_played}
      className="flex flex-col items-center gap-1.5 rounded-tile bg-ink/85 px-4 py-1.5 low:gap-0.5 low:py-1"
    >
      <p className="money flex gap-3 font-semibold text-sm">
        <span>{t("freeSpinOf", { played: step.free_spins_played, total })}</span>
        {step.multiplier > 1 ? (
          <span
            key={step.multiplier}
            className="animate-rise text-amber motion-reduce:animate-none"
          >
            {t("times", { multiplier: step.multiplier })}
          </span>
        ) : null}
        <span>{t("freeSpinsSoFar", { amount: money(paidCents, round.currency) })}</span>
      </p>
      <Chosen look={look} steps={steps} />
      {total <= PIPS_MAX ? (
        <div aria-hidden="true" className="flex w-full gap-1">
          {Array.from({ length: total }, (_, spin) => (
            <span
              key={spin}
              className={clsx(
                "h-1.5 grow rounded-full",
                spin < step.free_spins_played ? "bg-amber" : "bg-line-strong",
              )}
            />
          ))}
        </div>
      ) : null}
    </div>
  );
}

/** Shows the symbol that was drawn for these free spins, where the game draws one. */
function Chosen({
  look,
  steps,
}: {
  readonly look: SlotLook;
  readonly steps: readonly SlotStepWire[];
}) {
  const t = useTranslations("games.slotRules");
  const named = useSymbolName(look.slug);
  const marks = steps.flatMap((step) => step.marks);
  const symbol = marks.find(({ kind }) => kind === "chosen")?.symbol;
  if (!symbol) return null;
  return (
    <p className="flex items-center gap-2 text-sm">
      <img src={symbolPicture(look, symbol)} alt="" width={28} height={28} className="size-7" />
      {t("chosen", { symbol: named(symbol) })}
    </p>
  );
}
