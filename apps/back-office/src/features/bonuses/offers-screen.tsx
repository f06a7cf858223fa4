import {
  type BonusOfferView,
  endBonusOffer,
  listBonusOffers,
  proposeBonusOffer,
  publishBonusOffer,
} from "@houselight/contracts/bonuses";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { Terms } from "../../parts/records/terms.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Amount, Count, Moment } from "../../parts/values.tsx";

/** Offers of bonuses: proposed by one operator, published by another. */
export default function OffersScreen() {
  const t = useWords("bonuses");
  const listing = useListing(
    listBonusOffers,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <ProposalsPage
      title={t("offers")}
      about={t("offersAbout")}
      listing={listing}
      columns={useColumns()}
      empty={t("noOffers")}
      propose={{
        endpoint: proposeBonusOffer,
        button: t("propose"),
        title: t("proposeTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(): readonly Column<BonusOfferView>[] {
  const t = useWords("bonuses");
  return [
    {
      id: "title",
      head: t("offer"),
      isMain: true,
      cell: ({ title, code }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{title.en}</span>
          <code className="text-dim text-xs">{code}</code>
        </span>
      ),
    },
    { id: "trigger", head: t("trigger"), cell: ({ trigger }) => t(`triggers.${trigger}`) },
    { id: "amount", head: t("amount"), atEnd: true, cell: (offer) => <Worth offer={offer} /> },
    {
      id: "wagering",
      head: t("wagering"),
      atEnd: true,
      cell: ({ wagering, days_to_wager }) =>
        t("wageringIn", { times: wagering, days: days_to_wager }),
    },
    { id: "given", head: t("given"), atEnd: true, cell: ({ given }) => <Count value={given} /> },
    { id: "end", head: t("until"), cell: ({ end_at }) => <Moment at={end_at} /> },
    ...useStepColumns<BonusOfferView>(),
    { id: "steps", head: t("steps"), cell: (offer) => <Steps offer={offer} /> },
  ];
}

/** Says what an offer brings: a share of a deposit, up to an amount. */
function Worth({ offer }: { readonly offer: BonusOfferView }) {
  const most = <Amount cents={offer.amount_eur_cents} currency="EUR" />;
  if (offer.percent === null) return most;
  return (
    <span>
      {offer.percent} % ≤ {most}
    </span>
  );
}

function Steps({ offer }: { readonly offer: BonusOfferView }) {
  const { id, title, code, state } = offer;
  const name = title.en ?? code;
  if (state === "ended") return null;
  const terms = <Terms of={offer} propose={proposeBonusOffer} />;
  return (
    <span className="flex gap-2">
      {state === "proposed" ? (
        <StepAction
          endpoint={publishBonusOffer}
          step="publish"
          name={name}
          params={{ id }}
          terms={terms}
        />
      ) : null}
      <StepAction endpoint={endBonusOffer} step="end" name={name} params={{ id }} terms={terms} />
    </span>
  );
}
