import { formatMoney } from "@houselight/contracts/money";
import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { clockText } from "../round/pace/use-clock.ts";

/**
 * Says in one line what the player has, has won or lost in this session, and how long it has lasted. On a
 * phone each name stands over its figure: a win must not break the line and push the board up.
 */
export function StandingFigures({
  currency,
  balanceCents,
  netCents,
  seconds,
  isDemo = false,
}: {
  readonly currency: string;
  /** Amounts and time are null until they are known. */
  readonly balanceCents: number | null;
  readonly netCents: number | null;
  readonly seconds: number | null;
  /** The time is that of a demo, which is no session. */
  readonly isDemo?: boolean;
}) {
  const t = useTranslations("games");
  const money = useMoney();
  const locale = useLocale();
  return (
    <dl className="flex items-baseline justify-between gap-x-3 text-dim text-xs max-sm:leading-[1.15] low:order-1 low:mt-auto low:flex-col low:items-stretch low:gap-0 sm:flex-wrap sm:justify-start sm:gap-x-5 sm:gap-y-0.5">
      <Standing name={t("balance")} strong>
        <span data-balance={balanceCents ?? ""}>
          {balanceCents === null ? "–" : money(balanceCents, currency)}
        </span>
      </Standing>
      <Standing name={t("net")} strong>
        <span data-net={netCents ?? ""}>
          {netCents === null ? "–" : formatMoney(netCents, currency, { locale, sign: "always" })}
        </span>
      </Standing>
      <Standing name={t(isDemo ? "time" : "session")}>
        {seconds === null ? "–" : clockText(seconds)}
      </Standing>
    </dl>
  );
}

function Standing({
  name,
  strong,
  children,
}: {
  readonly name: string;
  readonly strong?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div className="flex flex-col low:flex-row low:flex-wrap low:items-baseline low:justify-between low:gap-x-1.5 sm:flex-row sm:flex-wrap sm:items-baseline sm:gap-x-1.5">
      <dt>{name}</dt>
      <dd className={strong ? "money font-semibold text-cream" : "money"}>{children}</dd>
    </div>
  );
}
