import { formatMoney } from "@houselight/contracts/money";
import { useLocale, useTranslations } from "use-intl/react";
import { useMoney } from "../../i18n/use-money.ts";
import { clockText } from "../round/pace/use-clock.ts";
import type { RoundLife } from "../round/use-round.ts";
import { useSessionStanding } from "./use-session-standing.ts";

/** Balance, what was won or lost in this session, and how long it has lasted: always in sight. */
export function StandingLine({ life }: { readonly life: RoundLife }) {
  const t = useTranslations("games");
  const money = useMoney();
  const locale = useLocale();
  const { currency, balanceCents } = life.purse;
  const { netCents, seconds } = useSessionStanding(life);
  return (
    <dl className="flex flex-wrap items-baseline gap-x-5 gap-y-0.5 text-dim text-xs low:order-1 low:mt-auto low:flex-col low:items-stretch low:gap-0">
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
      <Standing name={t(life.mode === "demo" ? "time" : "session")}>
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
  readonly children: React.ReactNode;
}) {
  return (
    <div className="flex flex-wrap items-baseline gap-x-1.5 low:justify-between">
      <dt>{name}</dt>
      <dd className={strong ? "money font-semibold text-cream" : "money"}>{children}</dd>
    </div>
  );
}
