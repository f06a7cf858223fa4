import {
  CASE_KINDS,
  CASE_STATES,
  closePaymentCase,
  listPaymentCases,
  type PaymentCaseView,
} from "@houselight/contracts/cashbox";
import { useListing } from "../../api/use-listing.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput } from "../../parts/form/inputs.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment } from "../../parts/values.tsx";

/** Payments at which a person must look, and those that somebody has closed. */
export default function CasesScreen() {
  const t = useWords("payments");
  const [filters, setFilters] = useFilters({ state: "open", kind: "" });
  const state = CASE_STATES.find((one) => one === filters.state) ?? "open";
  const kind = CASE_KINDS.find((one) => one === filters.kind);
  const listing = useListing(
    listPaymentCases,
    { query: kind ? { state, kind } : { state } },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page title={t("cases")} about={t("casesAbout")}>
      <Filters>
        <SelectFilter
          label={t("state")}
          value={state}
          options={CASE_STATES.map((one) => [one, t(`caseStates.${one}`)])}
          onChange={(next) => setFilters({ state: next })}
        />
        <SelectFilter
          label={t("kind")}
          value={filters.kind}
          options={[
            ["", t("all")],
            ...CASE_KINDS.map((one) => [one, t(`caseKinds.${one}`)] as const),
          ]}
          onChange={(next) => setFilters({ kind: next })}
        />
      </Filters>
      <Records
        label={t("cases")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t(state === "open" ? "noCases" : "noClosedCases")}
      />
    </Page>
  );
}

/** Returns the screen of a case's payment; null where the house has no such payment. */
const pathOfPayment = ({ kind, reference }: PaymentCaseView): string | null =>
  reference === null || kind === "unknown_payment" || kind === "bad_signature"
    ? null
    : `/payments/${reference}`;

function useColumns(): readonly Column<PaymentCaseView>[] {
  const t = useWords("payments");
  return [
    { id: "kind", head: t("kind"), isMain: true, cell: ({ kind }) => t(`caseKinds.${kind}`) },
    { id: "provider", head: t("provider"), cell: ({ provider }) => provider },
    {
      id: "reference",
      head: t("reference"),
      cell: ({ reference }) =>
        reference === null ? null : <code className="text-xs">{reference}</code>,
      to: pathOfPayment,
    },
    { id: "detail", head: t("detail"), cell: ({ detail }) => detail },
    { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
    { id: "closed", head: t("caseClosed"), cell: (one) => <Closing one={one} /> },
  ];
}

/** Tells who closed a case, or lets an operator close it. */
function Closing({ one }: { readonly one: PaymentCaseView }) {
  const t = useWords("payments");
  const may = useMay();
  const { id, closed_by, closed_at, close_reason } = one;
  if (closed_at !== null)
    return (
      <span className="flex flex-col text-xs">
        <span>{closed_by}</span>
        <Moment at={closed_at} />
        <span className="text-dim">{close_reason}</span>
      </span>
    );
  if (!may("payments.refund")) return null;
  return (
    <ActionDialog
      endpoint={closePaymentCase}
      opens={t("closeCase")}
      openKind="quiet"
      title={t("closeCaseTitle")}
      text={t("closeCaseText")}
      submit={t("closeCase")}
      done={t("closeCaseDone")}
      inputOf={({ reason = "" }) => ({ params: { id }, body: { reason } })}
    >
      <ReasonInput />
    </ActionDialog>
  );
}
