import { type AccountView, openAccount } from "@houselight/contracts/wallet";
import { Button } from "@houselight/ui/button";
import { Select } from "@houselight/ui/select";
import { Skeleton } from "@houselight/ui/skeleton";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import Check from "lucide-react/icons/check";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { playerQuery } from "../../data/accounts.ts";
import { accountsQuery, newestAccounts, useAccounts } from "../../data/wallet.ts";
import { call } from "../../api/call.ts";
import { currenciesQuery } from "../../data/configuration.ts";
import { useErrorToast, useToast } from "../../i18n/page/use-toast.ts";
import { useMoney } from "../../i18n/use-money.ts";
import { readJackpots } from "../../data/engagement/jackpots/jackpots.ts";
import { useBalance } from "../../data/money/shown-balance.ts";
import { ModalLink } from "../../shell/modal-link.tsx";
import { menuItemClass } from "../../shell/menus/menu-item.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** The accounts with their parts, another currency, and the ways to the cashbox (WALLET-02, -08). */
export default function BalancePanel() {
  const t = useTranslations();
  const accounts = useAccounts();
  const choose = useChooseAccount();
  return (
    <div className="w-80 max-w-full">
      <h2 className="px-3 pt-2 pb-1 text-md">{t("balance.accounts")}</h2>
      <ul className="flex flex-col gap-1">
        {accounts.map((account) => (
          <li key={account.currency}>
            <AccountButton
              account={account}
              busy={choose.isPending}
              onChoose={() => choose.mutate(account.currency)}
            />
          </li>
        ))}
      </ul>
      <NewAccount
        held={accounts.map(({ currency }) => currency)}
        busy={choose.isPending}
        onOpen={choose.mutate}
      />
      <ul className="mt-2 border-line border-t pt-2">
        <li>
          <ModalLink modal="deposit" className={menuItemClass}>
            {t("nav.deposit")}
          </ModalLink>
        </li>
        <li>
          <ModalLink modal="withdraw" className={menuItemClass}>
            {t("cashbox.tabs.withdraw")}
          </ModalLink>
        </li>
        <li>
          <ModalLink modal="cashbox" className={menuItemClass}>
            {t("account.cashbox")}
          </ModalLink>
        </li>
        <li>
          <Link to="/bonus-balance" className={menuItemClass}>
            {t("bonusBalance.title")}
          </Link>
        </li>
      </ul>
    </div>
  );
}

/** Opens an account in a currency, or takes up the one there is, and plays with it from now on. */
function useChooseAccount() {
  const toast = useToast();
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (currency: string) => call(openAccount, { body: { currency } }),
    onSuccess: (accounts, currency) => {
      queryClient.setQueryData(accountsQuery.queryKey, (known) =>
        newestAccounts(known ?? [], accounts),
      );
      // The profile names the currency of the active account.
      void queryClient.invalidateQueries({ queryKey: playerQuery.queryKey });
      readJackpots(queryClient);
      toast((say) => say("balance.chosen", { currency }), "success");
    },
    onError: errorToast,
  });
}

function AccountButton({
  account: { currency, active, held_cents, debt_cents },
  busy,
  onChoose,
}: {
  readonly account: AccountView;
  readonly busy: boolean;
  readonly onChoose: () => void;
}) {
  const t = useTranslations("balance");
  const money = useMoney();
  const balance = useBalance(currency);
  if (!balance) return null;
  const parts = [
    { name: t("real"), cents: balance.available_to_cashout_cents },
    { name: t("bonus"), cents: balance.amount_cents - balance.available_to_cashout_cents },
    ...(held_cents > 0 ? [{ name: t("held"), cents: held_cents }] : []),
    ...(debt_cents > 0 ? [{ name: t("debt"), cents: debt_cents }] : []),
  ];
  return (
    <button
      type="button"
      aria-pressed={active}
      aria-disabled={busy || undefined}
      onClick={() => {
        if (!active && !busy) onChoose();
      }}
      className="grid w-full cursor-pointer grid-cols-[1fr_auto] gap-x-4 gap-y-0.5 rounded-control border border-transparent px-3 py-2 text-left text-sm hover:bg-surface-2 aria-pressed:border-line-strong aria-pressed:bg-surface-2"
    >
      <span className="flex items-center gap-2 font-semibold">
        {currency}
        {active ? (
          <span className="flex items-center gap-1 font-medium text-mint text-xs">
            <Check aria-hidden="true" className="size-4" />
            {t("active")}
          </span>
        ) : null}
      </span>
      <span className="money text-right font-semibold">
        {money(balance.amount_cents, currency)}
      </span>
      {parts.map(({ name, cents }) => (
        <span key={name} className="col-span-2 flex justify-between gap-4 text-dim">
          <span>{name}</span>
          <span className="money">{money(cents, currency)}</span>
        </span>
      ))}
    </button>
  );
}

function NewAccount({
  held,
  busy,
  onOpen,
}: {
  readonly held: readonly string[];
  readonly busy: boolean;
  readonly onOpen: (currency: string) => void;
}) {
  const t = useTranslations("balance");
  const { data = [], isPending } = useQuery(currenciesQuery);
  const offered = data.map(({ code }) => code).filter((code) => !held.includes(code));
  const [chosen, setChosen] = useState("");
  const [first] = offered;
  // As high as what comes: the ways below it are not to move under a finger.
  if (isPending) return <Skeleton className="mx-3 mt-3 h-19" />;
  if (!first) return null;
  const currency = offered.includes(chosen) ? chosen : first;
  return (
    <div className="mt-1 flex items-end gap-2 px-3 pt-2">
      <Select
        className="min-w-0 grow"
        label={t("newCurrency")}
        value={currency}
        onChange={(event) => setChosen(event.target.value)}
      >
        {offered.map((code) => (
          <option key={code}>{code}</option>
        ))}
      </Select>
      <Button className="min-h-12!" busy={busy} onClick={() => onOpen(currency)}>
        {t("openAccount")}
      </Button>
    </div>
  );
}
