import { CASE_KINDS, listPaymentCases, type PaymentCaseView } from "@houselight/contracts/cashbox";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter } from "../../parts/filters.tsx";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { Moment } from "../../parts/values.tsx";

/** Payments at which a person must look. */
export default function CasesScreen() {
  const t = useWords("payments");
  const [filters, setFilters] = useFilters({ kind: "" });
  const kind = CASE_KINDS.find((one) => one === filters.kind);
  const listing = useListing(
    listPaymentCases,
    { query: kind ? { kind } : {} },
    {
      rows: (page) => page,
      next: ({ id }) => ({ before: id }),
    },
  );
  return (
    <Page title={t("cases")} about={t("casesAbout")}>
      <Filters>
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
        empty={t("noCases")}
      />
    </Page>
  );
}

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
      to: ({ reference }) => (reference === null ? null : `/payments/deposits/${reference}`),
    },
    { id: "detail", head: t("detail"), cell: ({ detail }) => detail },
    { id: "at", head: t("at"), cell: ({ at }) => <Moment at={at} /> },
  ];
}
