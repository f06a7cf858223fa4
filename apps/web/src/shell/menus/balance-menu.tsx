import { buttonClass } from "@houselight/ui/button";
import { Skeleton } from "@houselight/ui/skeleton";
import ChevronDown from "lucide-react/icons/chevron-down";
import { createContext, type ReactNode, Suspense, use } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../data/accounts.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { useActiveAccount } from "../../data/wallet.ts";
import { useBalance } from "../../data/money/shown-balance.ts";
import { LazyMenu } from "./lazy-menu.tsx";

/** The content of the balance menu; the route that shows the shell puts a feature into it. */
export const BalancePanelContext = createContext<ReactNode>(null);

/** The balance in the header; under it the accounts and the ways to the cashbox (WALLET-08). */
export function BalanceMenu() {
  const t = useTranslations("balance");
  const panel = use(BalancePanelContext);
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
        triggerClassName={buttonClass({ className: "money shrink-0 px-3" })}
        trigger={
          <>
            <span>{shown}</span>
            <ChevronDown aria-hidden="true" className="size-4 shrink-0 text-dim" />
          </>
        }
      >
        <Suspense fallback={<Skeleton className="h-72 w-72" />}>{panel}</Suspense>
      </LazyMenu>
    </>
  );
}
