import { isPause, type UserLimitView } from "@houselight/contracts/compliance";
import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useMoney } from "../../../i18n/use-money.ts";
import { useKeepLimit } from "./use-limit-calls.ts";

type Pending = NonNullable<UserLimitView["pending"]>;

/** Says what waits for a limit and when its link is mailed; a limit can be kept as it is. */
export function PendingChange({
  limit,
  pending,
}: {
  readonly limit: UserLimitView;
  readonly pending: Pending;
}) {
  const t = useTranslations("limits");
  const text = usePendingText();
  const keep = useKeepLimit();
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control bg-surface-2 px-4 py-3 text-sm">
      <p className="grow basis-64">
        <span className="block font-semibold">{text(limit, pending)}</span>
        <span className="text-dim">
          {t.rich("confirmFrom", { time: () => <LocalTime iso={pending.confirm_from} /> })}
        </span>
      </p>
      {isPause(limit.type) ? null : (
        <Button kind="bare" busy={keep.isPending} onClick={() => keep.mutate(limit)}>
          {t("keep")}
        </Button>
      )}
    </div>
  );
}

function usePendingText(): (limit: UserLimitView, pending: Pending) => string {
  const t = useTranslations("limits");
  const money = useMoney();
  return (limit, { kind, accounts, minutes }) => {
    if (kind === "removal") return isPause(limit.type) ? t("pendingLift") : t("pendingRemoval");
    if (minutes !== null) return t("pendingMinutes", { minutes });
    const amounts = accounts.map(({ currency, amount_cents }) => money(amount_cents, currency));
    return t("pendingChange", { amount: amounts.join(", ") });
  };
}
