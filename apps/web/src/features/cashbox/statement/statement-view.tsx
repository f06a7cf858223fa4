import type { StatementRowView } from "@houselight/contracts/cashbox";
import { Skeleton } from "@houselight/ui/skeleton";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslations } from "use-intl/react";
import { type StatementFilter, statementQuery } from "../../../data/cashbox.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { useSignedMoney } from "../../../i18n/use-money.ts";
import { MoreButton } from "../../../shell/pages/focus/more-button.tsx";
import { LoadFailed } from "../entry/load-failed.tsx";
import { useMethodName } from "../payment-mark.tsx";
import { DownloadButton } from "./download-button.tsx";
import { filterProblem } from "./filter-problem.ts";
import { StatementFilters } from "./statement-filters.tsx";
import { kindOf } from "./statement-kind.ts";

const NO_FILTER: StatementFilter = { kind: "", currency: "", from: "", to: "" };

/** Every movement between the player and the world, narrowed, paged, and to be taken along. */
export function StatementView() {
  const t = useTranslations("cashbox");
  const [filter, setFilter] = useState(NO_FILTER);
  return (
    <div className="flex flex-col gap-5">
      <p className="text-dim">{t("statement.text")}</p>
      <StatementFilters value={filter} onChange={setFilter} />
      {filterProblem(filter) === null ? <Pages filter={filter} /> : null}
    </div>
  );
}

function Pages({ filter }: { readonly filter: StatementFilter }) {
  const t = useTranslations("cashbox");
  const query = useInfiniteQuery(statementQuery(filter));
  const { data, isError, refetch } = query;
  const rows = data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {isError ? <LoadFailed onRetry={() => void refetch()} /> : null}
      {!data && !isError ? <Skeleton className="h-64 rounded-tile bg-surface-2!" /> : null}
      {data && rows.length === 0 ? <p className="text-dim">{t("statement.empty")}</p> : null}
      {rows.length > 0 ? <Rows rows={rows} /> : null}
      <div className="flex flex-wrap gap-3 empty:hidden">
        <MoreButton pages={query}>{t("more")}</MoreButton>
        {rows.length > 0 ? <DownloadButton filter={filter} /> : null}
      </div>
    </>
  );
}

function Rows({ rows }: { readonly rows: readonly StatementRowView[] }) {
  const t = useTranslations("cashbox.statement");
  const money = useSignedMoney();
  const methodName = useMethodName();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{t("title")}</caption>
      <thead className="text-left text-dim text-xs">
        <tr className="border-line border-b">
          <th scope="col" className="py-2 pr-4 font-medium">
            {t("what")}
          </th>
          <th scope="col" className="py-2 pr-4 font-medium max-sm:hidden">
            {t("when")}
          </th>
          <th scope="col" className="py-2 text-right font-medium">
            {t("amount")}
          </th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line">
        {rows.map((row) => (
          <tr key={row.id}>
            <td className="py-2 pr-4">
              {t(`kinds.${kindOf(row)}`)}
              <span className="block text-dim text-xs">
                {row.method ? methodName(row.method) : null}
                <span className="sm:hidden">
                  {row.method ? " · " : null}
                  <LocalTime iso={row.at} />
                </span>
              </span>
            </td>
            <td className="whitespace-nowrap py-2 pr-4 align-top text-dim max-sm:hidden">
              <LocalTime iso={row.at} />
            </td>
            <td className="money py-2 text-right align-top">
              <span className={row.amount_cents === 0 ? "text-dim" : "font-semibold"}>
                {money(row.amount_cents, row.currency)}
              </span>
              {row.held_cents === 0 ? null : (
                <span className="block text-dim text-xs">
                  {t("reserved", { amount: money(row.held_cents, row.currency) })}
                </span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
