import { leftOfLimit, type UserLimitView } from "@houselight/contracts/compliance";
import { clsx } from "clsx";
import { useTranslations } from "use-intl/react";
import { useMoney } from "../../../i18n/use-money.ts";

/** Shows what is used of a limit, in each of its currencies, as text and as a bar. */
export function LimitUse({ limit }: { readonly limit: UserLimitView }) {
  const t = useTranslations("limits");
  const money = useMoney();
  if (limit.minutes !== null) {
    const [used, minutes] = [Math.min(limit.used_minutes ?? 0, limit.minutes), limit.minutes];
    return (
      <Use
        part={used / minutes}
        used={t("minutesUsed", { used, minutes })}
        left={t("minutesLeft", { left: minutes - used })}
      />
    );
  }
  return limit.accounts.map((account) => {
    const { currency, amount_cents } = account;
    const used = Math.abs(account.current_value_amount_cents);
    return (
      <Use
        key={currency}
        part={used / amount_cents}
        used={t("used", { used: money(used, currency), amount: money(amount_cents, currency) })}
        left={t("left", { left: money(leftOfLimit(account), currency) })}
      />
    );
  });
}

function Use({
  part,
  used,
  left,
}: {
  readonly part: number;
  readonly used: string;
  readonly left: string;
}) {
  const percent = Math.min(100, Math.round(part * 100));
  return (
    <div className="mt-3">
      <div aria-hidden="true" className="h-2 overflow-hidden rounded-full bg-surface-2">
        <div
          className={clsx("h-full rounded-full", percent >= 80 ? "bg-amber" : "bg-mint")}
          style={{ width: `${percent}%` }}
        />
      </div>
      <p className="mt-1.5 flex flex-wrap justify-between gap-x-4 text-sm">
        <span className="wrap-anywhere tabular-nums">{used}</span>
        <span className="wrap-anywhere text-dim tabular-nums">{left}</span>
      </p>
    </div>
  );
}
