import { listPaymentMethods, type PaymentMethodView } from "@houselight/contracts/cashbox";
import { Badge } from "@houselight/ui";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Page } from "../../parts/page.tsx";
import type { Column } from "../../parts/records/record-table.tsx";
import { Records } from "../../parts/records/records.tsx";

/** The ways to pay that the product knows, and why players are not offered one. */
export default function MethodsScreen() {
  const t = useWords("payments");
  const listing = useListing(listPaymentMethods, {}, { rows: (page) => page });
  return (
    <Page title={t("methods")} about={t("methodsAbout")}>
      <Records
        label={t("methods")}
        listing={listing}
        columns={useColumns()}
        keyOf={({ id }) => id}
        empty={t("noMethods")}
      />
    </Page>
  );
}

function useColumns(): readonly Column<PaymentMethodView>[] {
  const t = useWords("payments");
  return [
    { id: "method", head: t("method"), isMain: true, cell: ({ id }) => id },
    { id: "provider", head: t("provider"), cell: ({ provider }) => <code>{provider}</code> },
    { id: "state", head: t("state"), cell: (method) => <MethodState method={method} /> },
    { id: "licences", head: t("licences"), cell: ({ licences }) => licences.join(", ") },
  ];
}

function MethodState({ method: { missing, licences } }: { readonly method: PaymentMethodView }) {
  const t = useWords("payments");
  if (missing === null)
    return licences.length > 0 ? (
      <Badge tone="good">{t("methodOffered")}</Badge>
    ) : (
      <Badge tone="waiting">{t("methodUnlicensed")}</Badge>
    );
  return (
    <span className="flex flex-col items-start gap-1">
      <Badge tone="bad">{t("methodOff")}</Badge>
      <span className="break-words text-dim text-xs">{missing}</span>
    </span>
  );
}
