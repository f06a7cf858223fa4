import { depositTerms, type OfferedMethod } from "@houselight/contracts/cashbox";
import { Skeleton } from "@houselight/ui/skeleton";
import { useTranslations } from "use-intl/react";
import { useActiveAccount } from "../../../data/wallet.ts";
import type { RootSearch } from "../../../shell/root-search.ts";
import { DebtNote } from "../entry/debt-note.tsx";
import { useMethods } from "../entry/use-methods.ts";
import { DepositForm } from "./deposit-form.tsx";
import { termsWithin } from "./deposit-left.ts";
import { useDepositLeft } from "./limit-left.tsx";

/** Three decisions: method, amount, confirm. */
export function DepositView({ search }: { readonly search: RootSearch }) {
  const account = useActiveAccount();
  if (!account) return <Skeleton className="h-96 rounded-tile bg-surface-2!" />;
  const { currency } = account;
  return (
    <>
      <DebtNote account={account} className="pb-6" />
      <DepositIn key={currency} currency={currency} search={search} />
    </>
  );
}

function DepositIn({
  currency,
  search,
}: {
  readonly currency: string;
  readonly search: RootSearch;
}) {
  const t = useTranslations("cashbox");
  const methods = useMethods("deposit", currency);
  const most = useDepositLeft(currency);
  if (!methods) return <Skeleton className="h-96 rounded-tile bg-surface-2!" />;
  const [first] = methods;
  if (!first) return <p className="text-md">{t("noMethods", { currency })}</p>;
  return (
    <DepositForm
      currency={currency}
      methods={methods as readonly [OfferedMethod, ...OfferedMethod[]]}
      usualAmount={termsWithin(depositTerms(first, currency), most).defaultAmount}
      search={search}
    />
  );
}
