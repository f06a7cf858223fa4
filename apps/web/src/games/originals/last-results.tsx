import type { OutcomeView } from "@houselight/contracts/house-games";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import type { PlayMode } from "../game-module.ts";
import { isGain } from "../round/payout-text.ts";
import { useLastRounds } from "../round/kept/use-last-rounds.ts";
import type { ShownOriginal } from "./original.ts";

const SHOWN = 8;

/** The player's own last results, the latest first; none is told before its round is over. */
export function LastResults<Outcome extends OutcomeView>({
  original,
  mode,
}: {
  readonly original: ShownOriginal<Outcome>;
  readonly mode: PlayMode;
}) {
  const t = useTranslations("games.originals");
  const resultOf = original.useResult();
  const rounds = useLastRounds(original.slug, mode, SHOWN);
  const results = rounds.flatMap(({ id, outcome, payout_cents, stake_cents }) => {
    if (!original.isOutcome(outcome)) return [];
    const won = isGain({ payoutCents: payout_cents, stakeCents: stake_cents });
    return [{ id, won, ...resultOf(outcome) }];
  });
  return (
    <section aria-label={t("last")} className="min-w-0">
      <ol className="flex h-7 flex-wrap justify-center gap-1.5 overflow-hidden low:justify-start">
        {results.length === 0 ? <li className="text-cream/80 text-sm">{t("noResults")}</li> : null}
        {results.map(({ id, won, short, whole }, index) => (
          <li
            key={id}
            data-last-result
            className={clsx(
              "money grid h-7 min-w-10 place-items-center rounded-control px-2 text-xs",
              won
                ? "bg-ink/85 font-bold text-mint ring-1 ring-mint/70"
                : "bg-ink/60 font-medium text-cream",
              index > 0 && "opacity-85",
            )}
          >
            <span aria-hidden="true">{short}</span>
            <span className="sr-only">{whole}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
