import {
  cancelLottery,
  listOperatorLotteries,
  type OperatorLotteryView,
  proposeLottery,
  publishLottery,
} from "@houselight/contracts/lotteries";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { Terms } from "../../parts/records/terms.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Amount, Moment } from "../../parts/values.tsx";

/** Lotteries in any state; a published one is drawn by itself behind its end. */
export default function LotteriesScreen() {
  const t = useWords("lotteries");
  const listing = useListing(
    listOperatorLotteries,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <ProposalsPage
      title={t("lotteries")}
      about={t("about")}
      listing={listing}
      columns={useColumns()}
      empty={t("none")}
      propose={{
        endpoint: proposeLottery,
        button: t("propose"),
        title: t("proposeTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(): readonly Column<OperatorLotteryView>[] {
  const t = useWords("lotteries");
  return [
    { id: "title", head: t("lottery"), isMain: true, cell: ({ title }) => title.en },
    { id: "start", head: t("from"), cell: ({ start_at }) => <Moment at={start_at} /> },
    { id: "end", head: t("until"), cell: ({ end_at }) => <Moment at={end_at} /> },
    {
      id: "paid",
      head: t("paid"),
      atEnd: true,
      cell: ({ paid_eur_cents }) => <Amount cents={paid_eur_cents} currency="EUR" />,
    },
    ...useStepColumns<OperatorLotteryView>(),
    { id: "steps", head: t("steps"), cell: (lottery) => <Steps lottery={lottery} /> },
  ];
}

function Steps({ lottery }: { readonly lottery: OperatorLotteryView }) {
  const { id, title, identifier, state } = lottery;
  const name = title.en ?? identifier;
  if (state !== "proposed" && state !== "published") return null;
  const params = { id: String(id) };
  const terms = <Terms of={lottery} propose={proposeLottery} inEuros={["ticket_price_cents"]} />;
  return (
    <span className="flex gap-2">
      {state === "proposed" ? (
        <StepAction
          endpoint={publishLottery}
          step="publish"
          name={name}
          params={params}
          terms={terms}
        />
      ) : null}
      <StepAction
        endpoint={cancelLottery}
        step="cancel"
        name={name}
        params={params}
        terms={terms}
      />
    </span>
  );
}
