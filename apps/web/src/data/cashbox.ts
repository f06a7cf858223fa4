import {
  getPayment,
  getStatement,
  getWithdrawalRules,
  listPaymentProfiles,
  listPaymentSources,
  listPayments,
  type StatementRowView,
} from "@houselight/contracts/cashbox";
import { infiniteQueryOptions, queryOptions } from "@tanstack/react-query";
import { call } from "../api/call.ts";
import { OWN } from "./own.ts";

/** First parts of the key of every query about payments. */
export const PAYMENTS_KEY = [OWN, "payments"] as const;
const PAYMENTS_PAGE_SIZE = 10;

/** Loads when a payment is shown: it brings the schemas of payments, which the lobby does without. */
const readState = () => import("./money/read-payment.ts");

/** Pages of payments, latest first. */
export const paymentsQuery = infiniteQueryOptions({
  queryKey: [...PAYMENTS_KEY, "list"],
  queryFn: async ({ signal, pageParam }) => {
    const [{ readPayment }, payments] = await Promise.all([
      readState(),
      call(
        listPayments,
        { query: { limit: PAYMENTS_PAGE_SIZE, ...(pageParam ? { before: pageParam } : {}) } },
        { signal },
      ),
    ]);
    return payments.map(readPayment);
  },
  initialPageParam: "",
  getNextPageParam: (last) =>
    last.length < PAYMENTS_PAGE_SIZE ? undefined : (last.at(-1)?.id ?? undefined),
});

/** The latest payments in the states of the house, to tell what was canceled just now. */
export const latestPaymentsQuery = queryOptions({
  queryKey: [...PAYMENTS_KEY, "latest"],
  queryFn: ({ signal }) => call(listPayments, { query: { limit: 5 } }, { signal }),
});

export const paymentQuery = (id: string) =>
  queryOptions({
    queryKey: [...PAYMENTS_KEY, "one", id],
    queryFn: async ({ signal }) => {
      const [{ readPayment }, payment] = await Promise.all([
        readState(),
        call(getPayment, { params: { id } }, { signal }),
      ]);
      return readPayment(payment);
    },
  });

/** Cards, accounts and addresses used before. */
export const paymentProfilesQuery = queryOptions({
  queryKey: [...PAYMENTS_KEY, "profiles"],
  queryFn: ({ signal }) => call(listPaymentProfiles, {}, { signal }),
});

/** Sources of money that are paid back first. */
export const paymentSourcesQuery = queryOptions({
  queryKey: [...PAYMENTS_KEY, "sources"],
  queryFn: ({ signal }) => call(listPaymentSources, {}, { signal }),
});

/** Rules of withdrawals, said before one is asked for. */
export const withdrawalRulesQuery = queryOptions({
  queryKey: [...PAYMENTS_KEY, "rules"],
  queryFn: ({ signal }) => call(getWithdrawalRules, {}, { signal }),
});

/** Narrows a statement; an empty text narrows nothing. Days are `2026-11-30`. */
export interface StatementFilter {
  readonly kind: StatementRowView["kind"] | "";
  readonly currency: string;
  readonly from: string;
  readonly to: string;
}

/** Loads one page of a statement, from the row after `before` on. */
export const statementPage = (
  filter: StatementFilter,
  before: string,
  limit: number,
  signal?: AbortSignal,
) => {
  const { kind, currency, from, to } = filter;
  const query = {
    limit,
    ...(kind === "" ? {} : { kind }),
    ...(currency === "" ? {} : { currency }),
    ...(from === "" ? {} : { from }),
    ...(to === "" ? {} : { to }),
    ...(before === "" ? {} : { before }),
  };
  return call(getStatement, { query }, { signal });
};

export const statementQuery = (filter: StatementFilter) =>
  infiniteQueryOptions({
    queryKey: [...PAYMENTS_KEY, "statement", filter],
    queryFn: ({ signal, pageParam }) => statementPage(filter, pageParam, 20, signal),
    initialPageParam: "",
    getNextPageParam: (last) => (last.more ? last.rows.at(-1)?.id : undefined),
  });
