import {
  type OperatorCompCardView,
  endCompCard,
  listCompCards,
  proposeCompCard,
  publishCompCard,
} from "@houselight/contracts/comps";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { Terms } from "../../parts/records/terms.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Count, Moment } from "../../parts/values.tsx";

/** Rewards that players exchange their points for. */
export default function CardsScreen() {
  const t = useWords("comps");
  const listing = useListing(
    listCompCards,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <ProposalsPage
      title={t("cards")}
      about={t("cardsAbout")}
      listing={listing}
      columns={useColumns()}
      empty={t("noCards")}
      propose={{
        endpoint: proposeCompCard,
        button: t("proposeCard"),
        title: t("proposeCardTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(): readonly Column<OperatorCompCardView>[] {
  const t = useWords("comps");
  return [
    {
      id: "title",
      head: t("card"),
      isMain: true,
      cell: ({ title, group }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{title.en}</span>
          <code className="text-dim text-xs">{group}</code>
        </span>
      ),
    },
    { id: "type", head: t("kind"), cell: ({ type }) => t(`kinds.${type}`) },
    { id: "points", head: t("points"), atEnd: true, cell: (card) => <Prices card={card} /> },
    { id: "end", head: t("until"), cell: ({ end_at }) => <Moment at={end_at} /> },
    ...useStepColumns<OperatorCompCardView>(),
    { id: "steps", head: t("steps"), cell: (card) => <Steps card={card} /> },
  ];
}

/** Says what a reward costs in each currency. */
function Prices({ card }: { readonly card: OperatorCompCardView }) {
  return (
    <span className="flex flex-col">
      {card.rates.map(({ currency, points }) => (
        <span key={currency}>
          <Count value={points} /> {currency}
        </span>
      ))}
    </span>
  );
}

function Steps({ card }: { readonly card: OperatorCompCardView }) {
  const { id, title, group, state } = card;
  const name = title.en ?? group;
  if (state === "ended") return null;
  const terms = <Terms of={card} propose={proposeCompCard} />;
  return (
    <span className="flex gap-2">
      {state === "proposed" ? (
        <StepAction
          endpoint={publishCompCard}
          step="publish"
          name={name}
          params={{ id }}
          terms={terms}
        />
      ) : null}
      <StepAction endpoint={endCompCard} step="end" name={name} params={{ id }} terms={terms} />
    </span>
  );
}
