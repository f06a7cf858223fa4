import { buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import ChevronDown from "lucide-react/icons/chevron-down";
import { lazy, Suspense } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../api/session.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { useActiveAccount, useBalance } from "../../live/balance.ts";
import { LazyMenu } from "./lazy-menu.tsx";

const BalancePanel = lazy(() => import("../../features/cashbox/balance-panel.tsx"));

/** The balance in the header; under it the accounts and the ways to the cashbox (WALLET-08). */
export function BalanceMenu() {
  const t = useTranslations("balance");
  const money = useMoney();
  const player = usePlayer();
  const active = useActiveAccount();
  const balance = useBalance(active?.currency ?? player?.currency ?? "EUR");
  const shown = balance ? money(balance.amount_cents, balance.currency) : "–";
  return (
    <>
      <output className="sr-only">{balance ? t("announce", { amount: shown }) : ""}</output>
      <LazyMenu
        label={t("accounts")}
        triggerLabel={balance ? t("open", { amount: shown }) : t("none")}
        triggerClassName={buttonClass({ className: "money min-w-0 px-3" })}
        trigger={
          <>
            <span className="truncate">{shown}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-dim" />
          </>
        }
      >
        <Suspense fallback={<Skeleton className="h-72 w-72" />}>
          <BalancePanel />
        </Suspense>
      </LazyMenu>
    </>
  );
}
