import { listBonusOffers } from "@houselight/contracts/bonuses";
import { listPaymentCases, listWithdrawals } from "@houselight/contracts/cashbox";
import { listCompCards, listCompCorrections } from "@houselight/contracts/comps";
import { listSettingProposals } from "@houselight/contracts/configuration";
import { listCashCorrections } from "@houselight/contracts/corrections";
import { listOperatorJackpots } from "@houselight/contracts/jackpots";
import { listCashbackRules } from "@houselight/contracts/cashback";
import { listGrants } from "@houselight/contracts/gifts";
import { listLootboxGifts, listLootboxKinds } from "@houselight/contracts/lootboxes";
import { listOperatorLotteries } from "@houselight/contracts/lotteries";
import { listParkedEvents } from "@houselight/contracts/outbox";
import { listGiveBacks } from "@houselight/contracts/sportsbook";
import { listStaffChanges } from "@houselight/contracts/staff";
import { listConversations } from "@houselight/contracts/support";
import { listOperatorTournaments } from "@houselight/contracts/tournaments";
import {
  listInfectedFiles,
  listVerificationCases,
  listVerificationOverrides,
} from "@houselight/contracts/verification";
import { NowPanel } from "../features/reports/now-panel.tsx";
import { useWords } from "../i18n/use-words.ts";
import { Page } from "../parts/page.tsx";
import { Waiting, WaitingList } from "../parts/waiting.tsx";

/** Lists what waits for the operator, each with the way to it. */
export default function Home() {
  const t = useWords("shell");
  return (
    <Page title={t("menu.home")} about={t("homeAbout")}>
      <NowPanel />
      <WaitingList title={t("waits")}>
        <Waiting
          endpoint={listWithdrawals}
          name={t("menu.withdrawals")}
          to="/payments/withdrawals"
        />
        <Waiting endpoint={listConversations} name={t("menu.inbox")} to="/support" />
        <Waiting
          endpoint={listVerificationCases}
          name={t("menu.verification")}
          to="/verification/cases"
        />
        <Waiting
          endpoint={listInfectedFiles}
          name={t("menu.infectedFiles")}
          to="/verification/infected-files"
        />
        <Waiting endpoint={listPaymentCases} name={t("menu.paymentCases")} to="/payments/cases" />
        <Waiting endpoint={listParkedEvents} name={t("menu.parkedEvents")} to="/events" />
      </WaitingList>
      <WaitingList title={t("proposals")}>
        <Waiting
          endpoint={listStaffChanges}
          name={t("menu.staffChanges")}
          to="/staff/changes"
          proposals
        />
        <Waiting
          endpoint={listSettingProposals}
          name={t("menu.settingProposals")}
          to="/settings/proposals"
        />
        <Waiting
          endpoint={listVerificationOverrides}
          name={t("menu.verificationOverrides")}
          to="/verification/overrides"
        />
        <Waiting
          endpoint={listCashCorrections}
          name={t("menu.corrections")}
          to="/payments/corrections"
        />
        <Waiting endpoint={listGiveBacks} name={t("menu.giveBacks")} to="/sportsbook/give-backs" />
        <Waiting
          endpoint={listBonusOffers}
          name={t("menu.bonusOffers")}
          to="/bonuses/offers"
          proposals
        />
        <Waiting endpoint={listGrants} name={t("menu.grants")} to="/gifts" proposals />
        <Waiting endpoint={listCashbackRules} name={t("menu.cashback")} to="/cashback" proposals />
        <Waiting endpoint={listCompCards} name={t("menu.compCards")} to="/comps/cards" proposals />
        <Waiting
          endpoint={listCompCorrections}
          name={t("menu.compCorrections")}
          to="/comps/corrections"
          proposals
        />
        <Waiting
          endpoint={listLootboxKinds}
          name={t("menu.lootboxes")}
          to="/lootboxes/kinds"
          proposals
        />
        <Waiting
          endpoint={listLootboxGifts}
          name={t("menu.lootboxGifts")}
          to="/lootboxes/gifts"
          proposals
        />
        <Waiting
          endpoint={listOperatorTournaments}
          name={t("menu.tournaments")}
          to="/tournaments"
          proposals
        />
        <Waiting
          endpoint={listOperatorLotteries}
          name={t("menu.lotteries")}
          to="/lotteries"
          proposals
        />
        <Waiting
          endpoint={listOperatorJackpots}
          name={t("menu.jackpots")}
          to="/jackpots"
          proposals
        />
      </WaitingList>
    </Page>
  );
}
