import {
  addBettingCoupon,
  type BettingCouponView,
  listBettingCoupons,
} from "@houselight/contracts/sportsbook";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { ProposeDialog } from "../../parts/schema/propose-dialog.tsx";
import { Amount, Moment } from "../../parts/values.tsx";
import { oddsText } from "./market-name.tsx";

/** Coupons that bring a free bet. */
export default function CouponsScreen() {
  const t = useWords("sportsbook");
  const listing = useListing(
    listBettingCoupons,
    { query: { limit: 200 } },
    { rows: (page) => page },
  );
  return (
    <Page
      title={t("coupons")}
      about={t("couponsAbout")}
      actions={
        <ProposeDialog
          endpoint={addBettingCoupon}
          opens={t("addCoupon")}
          title={t("addCouponTitle")}
          submit={t("addCoupon")}
          done={t("couponAdded")}
        />
      }
    >
      <Records
        label={t("coupons")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ code }) => code}
        empty={t("noCoupons")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<BettingCouponView>[] {
  const t = useWords("sportsbook");
  return [
    { id: "code", head: t("coupon"), isMain: true, cell: ({ code }) => <code>{code}</code> },
    {
      id: "amount",
      head: t("freeBet"),
      atEnd: true,
      cell: ({ amount_eur_cents }) => <Amount cents={amount_eur_cents} currency="EUR" />,
    },
    { id: "odds", head: t("minOdds"), atEnd: true, cell: ({ min_odds }) => oddsText(min_odds) },
    { id: "days", head: t("days"), atEnd: true, cell: ({ days }) => days },
    {
      id: "uses",
      head: t("uses"),
      atEnd: true,
      cell: ({ uses, uses_max }) => `${uses} / ${uses_max}`,
    },
    { id: "until", head: t("until"), cell: ({ valid_until }) => <Moment at={valid_until} /> },
    { id: "by", head: t("addedBy"), cell: ({ added_by }) => added_by },
  ];
}
