import {
  type CashbackRuleView,
  endCashbackRule,
  listCashbackRules,
  proposeCashbackRule,
  publishCashbackRule,
} from "@houselight/contracts/cashback";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ProposalsPage } from "../../parts/proposals-page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { useStepColumns } from "../../parts/records/step-columns.tsx";
import { Terms } from "../../parts/records/terms.tsx";
import { StepAction } from "../../parts/step-action.tsx";
import { Amount } from "../../parts/values.tsx";

/** Rules of cashback: proposed by one operator, published by another, in versions. */
export default function RulesScreen() {
  const t = useWords("cashback");
  const listing = useListing(
    listCashbackRules,
    { query: {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ after: id }),
    },
  );
  return (
    <ProposalsPage
      title={t("rules")}
      about={t("rulesAbout")}
      listing={listing}
      columns={useColumns()}
      empty={t("noRules")}
      propose={{
        endpoint: proposeCashbackRule,
        button: t("propose"),
        title: t("proposeTitle"),
        done: t("proposed"),
      }}
    />
  );
}

function useColumns(): readonly Column<CashbackRuleView>[] {
  const t = useWords("cashback");
  return [
    {
      id: "title",
      head: t("rule"),
      isMain: true,
      to: ({ id }) => `/cashback/${id}`,
      cell: ({ title, key, version }) => (
        <span className="flex flex-col">
          <span className="font-semibold">{title.en}</span>
          <code className="text-dim text-xs">
            {key} {version}
          </code>
        </span>
      ),
    },
    { id: "licence", head: t("licence"), cell: ({ licence }) => licence },
    {
      id: "share",
      head: t("share"),
      cell: ({ share_bp, period }) => t(`of.${period}`, { percent: share_bp / 100 }),
    },
    {
      id: "kinds",
      head: t("counts"),
      cell: ({ kinds }) =>
        kinds.length === 0 ? t("all") : kinds.map((kind) => t(`kinds.${kind}`)).join(", "),
    },
    {
      id: "bounds",
      head: t("bounds"),
      atEnd: true,
      cell: ({ least, most }) => (
        <span>
          <Amount cents={least["EUR"] ?? 0} currency="EUR" /> –{" "}
          <Amount cents={most["EUR"] ?? 0} currency="EUR" />
        </span>
      ),
    },
    {
      id: "form",
      head: t("form"),
      cell: ({ form, wagering }) => (form === "cash" ? t("cash") : t("bonus", { times: wagering })),
    },
    ...useStepColumns<CashbackRuleView>(),
    { id: "steps", head: t("steps"), cell: (rule) => <Steps rule={rule} /> },
  ];
}

function Steps({ rule }: { readonly rule: CashbackRuleView }) {
  const { id, key, title, state } = rule;
  const name = title.en ?? key;
  if (state === "ended") return null;
  const terms = <Terms of={rule} propose={proposeCashbackRule} />;
  return (
    <span className="flex gap-2">
      {state === "proposed" ? (
        <StepAction
          endpoint={publishCashbackRule}
          step="publish"
          name={name}
          params={{ id }}
          terms={terms}
        />
      ) : null}
      <StepAction endpoint={endCashbackRule} step="end" name={name} params={{ id }} terms={terms} />
    </span>
  );
}
