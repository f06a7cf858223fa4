import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../i18n/local-time.tsx";
import { useMoney } from "../../i18n/use-money.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** Shows one wager of a list: what it was placed on, when, its money, and what can be done with it. */
export function WagerLine({
  id,
  cover,
  title,
  at,
  currency,
  stakeCents,
  isFree = false,
  end,
  isGain = false,
  children,
}: {
  readonly id: string;
  readonly cover: ReactNode;
  readonly title: ReactNode;
  readonly at: string;
  readonly currency: string;
  readonly stakeCents: number;
  /** The house paid the stake. */
  readonly isFree?: boolean;
  /** Tells what came back, or why nothing did. */
  readonly end: string;
  readonly isGain?: boolean;
  /** Buttons and links. */
  readonly children: ReactNode;
}) {
  const t = useTranslations("rounds");
  const money = useMoney();
  return (
    <li
      data-round-card={id}
      className="flex flex-wrap items-center gap-x-3 gap-y-3 rounded-tile bg-surface-1 p-4 sm:gap-x-4"
    >
      {cover}
      <div className="min-w-0 grow basis-24">
        <h2 className="font-semibold font-text text-md wrap-anywhere">{title}</h2>
        <p className="text-dim text-sm">
          <LocalTime iso={at} />
        </p>
      </div>
      <p className="money ml-auto flex flex-col text-right text-sm">
        <span className="text-dim">
          {t(isFree ? "freeStake" : "stake", { amount: money(stakeCents, currency) })}
        </span>
        <span className={isGain ? "font-semibold text-mint" : "font-semibold"}>{end}</span>
      </p>
      {children}
    </li>
  );
}

/** Leads to a game, to play it for money. */
export const GameLink = ({
  game: { provider: producer, slug: name },
  className = "text-link",
  children,
}: {
  readonly game: { readonly provider: string; readonly slug: string };
  readonly className?: string;
  readonly children: ReactNode;
}) => (
  <Link
    to="/play/$producer/$name"
    params={{ producer, name }}
    search={{ mode: "real" }}
    preload={false}
    className={className}
  >
    {children}
  </Link>
);
