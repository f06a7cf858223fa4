import type { RoundView } from "@houselight/contracts/house-games";
import type { CrapsOutcome } from "@houselight/game-maths/craps";
import { useMoney } from "../../i18n/use-money.ts";
import { useCelebrates, usePayoutText } from "../round/payout-text.ts";
import { lastRoll } from "./craps-table.ts";
import { CRAPS_FELT } from "./felt/look.tsx";
import { useSpotName } from "./felt/use-spot-name.ts";
import { useWords } from "./words.ts";

/** Returns what the last roll made of the point. */
function usePointText(): (outcome: CrapsOutcome) => string {
  const words = useWords();
  return (outcome) => {
    const { dice, point } = lastRoll(outcome);
    const before = outcome.rolls.at(-2)?.point ?? null;
    const total = dice.reduce((sum, face) => sum + face, 0);
    if (point !== null) return words(before === null ? "point.set" : "point.stands", { point });
    if (before === null) return words("point.none");
    return words(total === 7 ? "point.sevenOut" : "point.made");
  };
}

/** Returns one sentence for each bet that the last roll decided or moved. */
function useDecidedTexts(): (outcome: CrapsOutcome, currency: string) => readonly string[] {
  const words = useWords();
  const money = useMoney();
  const name = useSpotName();
  return (outcome, currency) => {
    const { bets, travelled } = lastRoll(outcome);
    return [
      ...bets.map(({ spot, amount_cents, payout_cents }) =>
        words(
          payout_cents > amount_cents
            ? "decided.won"
            : payout_cents > 0
              ? "decided.back"
              : "decided.lost",
          { spot: name(spot), amount: money(payout_cents || amount_cents, currency) },
        ),
      ),
      ...travelled.map((spot) => words("decided.travelled", { spot: name(spot) })),
    ];
  };
}

/** Sums what the bets that are decided have paid. */
const paidSoFar = ({ bets }: CrapsOutcome): number =>
  bets.reduce((sum, { payout_cents }) => sum + payout_cents, 0);

/** Says once what came, what it decided, and how the round stands. */
export function RollLine({
  round,
  outcome,
}: {
  /** The round whose last dice lie on the table; null while none do. */
  readonly round: RoundView | null;
  readonly outcome: CrapsOutcome | null;
}) {
  const words = useWords();
  const money = useMoney();
  const payoutText = usePayoutText();
  const celebrates = useCelebrates();
  const pointText = usePointText();
  const decidedTexts = useDecidedTexts();
  const rollText = CRAPS_FELT.useNames().result;
  if (!round || !outcome)
    return (
      <p role="status" className="min-h-19 text-cream/85 text-sm low:min-h-28 sm:min-h-22">
        <span className="block font-bold font-display text-lg">{words("comeOut")}</span>
        {words("invite")}
      </p>
    );
  const { currency, payout_cents: payoutCents, stake_cents: stakeCents } = round;
  const isOpen = outcome.state === "open";
  const paidCents = paidSoFar(outcome);
  const decided = decidedTexts(outcome, currency);
  const standing = isOpen
    ? words("soFar", { amount: money(paidCents, currency) })
    : words("over", { payout: money(payoutCents, currency), stake: money(stakeCents, currency) });
  return (
    <p role="status" className="flex min-h-19 min-w-0 flex-col low:min-h-28 sm:min-h-22">
      <span className="sr-only">
        {[rollText(outcome), pointText(outcome), ...decided, standing].join(". ")}
      </span>
      <span
        aria-hidden="true"
        className="font-bold font-display text-lg leading-tight low:text-md sm:text-xl"
      >
        {pointText(outcome)}
      </span>
      <span
        aria-hidden="true"
        className="line-clamp-2 text-cream/85 text-xs leading-snug low:line-clamp-3 low:text-xs sm:text-sm"
      >
        {decided.join(" · ")}
      </span>
      <span
        aria-hidden="true"
        className={
          !isOpen && celebrates({ payoutCents, stakeCents })
            ? "money font-bold font-display text-mint text-xl"
            : "money text-sm low:whitespace-normal low:text-xs"
        }
      >
        {isOpen
          ? paidCents > 0
            ? standing
            : ""
          : payoutText({ payoutCents, stakeCents, currency })}
      </span>
    </p>
  );
}
