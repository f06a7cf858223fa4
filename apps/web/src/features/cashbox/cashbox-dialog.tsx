import { Dialog } from "@houselight/ui/dialog";
import { useTranslations } from "use-intl/react";
import type { ModalName } from "../../paths.ts";
import type { ModalProps, SharedModalProps } from "../../shell/modal-host.tsx";
import { useGo } from "../../shell/modal-link.tsx";
import { CashboxTabs } from "./cashbox-tabs.tsx";
import { DepositView } from "./deposit/deposit-view.tsx";
import { FastView } from "./deposit/fast-view.tsx";
import { GiftChoice } from "./deposit/gifts/gift-choice.tsx";
import { UnlessPaused } from "./deposit/unless-paused.tsx";
import { Balances, Overview } from "./overview.tsx";
import { PaymentResult } from "./payments/payment-result.tsx";
import { StatementView } from "./statement/statement-view.tsx";
import { WithdrawView } from "./withdraw/withdraw-view.tsx";

const TITLES = {
  cashbox: "title",
  deposit: "depositTitle",
  withdraw: "withdraw.title",
  "deposit-fast": "fast.title",
  "deposit-bonus": "gifts.title",
  statement: "statement.title",
} as const;

type CashboxView = keyof typeof TITLES;

const isView = (name: ModalName): name is CashboxView => Object.hasOwn(TITLES, name);

/** Every view of the cashbox in one dialog, with a bar that leads from one to the next. */
export default function CashboxDialog({ name, search }: SharedModalProps) {
  const t = useTranslations();
  const { closeModal } = useGo();
  const view = isView(name) ? name : "cashbox";
  return (
    <Dialog
      open
      onClose={closeModal}
      title={t(`cashbox.${TITLES[view]}`)}
      closeLabel={t("site.close")}
      shape="wide"
    >
      <CashboxTabs view={view} />
      <div className="pt-6">
        <View view={view} search={search} />
      </div>
    </Dialog>
  );
}

function View({
  view,
  search,
}: {
  readonly view: CashboxView;
  readonly search: ModalProps["search"];
}) {
  switch (view) {
    case "deposit":
      return (
        <UnlessPaused>
          <DepositView search={search} />
        </UnlessPaused>
      );
    case "withdraw":
      return <WithdrawView />;
    case "deposit-fast":
      return (
        <UnlessPaused>
          <FastView />
        </UnlessPaused>
      );
    case "deposit-bonus":
      return (
        <UnlessPaused>
          <GiftChoice />
        </UnlessPaused>
      );
    case "statement":
      return <StatementView />;
    case "cashbox":
      return search.payment ? (
        <div className="flex flex-col gap-6">
          <PaymentResult key={search.payment} id={search.payment} />
          <Balances />
        </div>
      ) : (
        <Overview />
      );
  }
}
