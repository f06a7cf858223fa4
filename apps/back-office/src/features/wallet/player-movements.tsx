import { listPlayerMovements } from "@houselight/contracts/wallet";
import { useListing } from "../../api/use-listing.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Filters, SelectFilter, TextFilter } from "../../parts/filters.tsx";
import { Records } from "../../parts/records/records.tsx";
import { useFilters } from "../../parts/use-filters.ts";
import { useMovementColumns } from "./movement-columns.tsx";

/** Movements on a player's accounts, the latest first; each leads to its whole transfer. */
export function PlayerMovements({ id }: { readonly id: number }) {
  const t = useWords("wallet");
  const [filters, setFilters] = useFilters({ tab: "", currency: "", of: "" });
  const { currency, of } = filters;
  const listing = useListing(
    listPlayerMovements,
    {
      params: { id },
      query: {
        ...(currency ? { currency } : {}),
        ...(of === "payments" ? { of: "payments" as const } : {}),
      },
    },
    { rows: (page) => page, next: (last) => ({ before: last.id }) },
  );
  const columns = useMovementColumns(id, (row) => `/players/${id}/transfers/${row.transfer_id}`);
  return (
    <div className="flex flex-col gap-4">
      <Filters>
        <TextFilter
          label={t("currency")}
          value={currency}
          onChange={(next) => setFilters({ currency: next.toUpperCase() })}
        />
        <SelectFilter
          label={t("which")}
          value={of}
          options={[
            ["", t("allMovements")],
            ["payments", t("paymentsOnly")],
          ]}
          onChange={(next) => setFilters({ of: next })}
        />
      </Filters>
      <Records
        label={t("movements")}
        listing={listing}
        columns={columns}
        keyOf={(row) => row.id}
        empty={t("noMovements")}
      />
    </div>
  );
}
