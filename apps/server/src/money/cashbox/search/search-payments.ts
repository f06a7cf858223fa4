import * as endpoints from "@houselight/contracts";
import { ACTIVITY_DAYS_MAX, daysBetween } from "@houselight/contracts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import type { Payment } from "../records/payment.ts";
import {
  type PaymentFilters,
  selectPaymentsNamed,
  selectPaymentsOfPlayer,
  selectPaymentsOfSpan,
  selectPlace,
} from "./search-store.ts";

const DAY_MS = 86_400_000;
/** Days that are looked through where nothing else says what is looked for. */
const RECENT_DAYS = 28;
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

type Query = endpoints.EndpointInput<typeof endpoints.findPayments>["query"];

/**
 * Finds payments, latest first. A reference finds what it names whatever else is asked, a player's are found of
 * all times, those of everybody within days. Throws Refused("span_invalid").
 */
export async function searchPayments(house: House, query: Query): Promise<readonly Payment[]> {
  const { reference, player_id, limit } = query;
  const { database } = house;
  const before = query.before === undefined ? null : await selectPlace(database, query.before);
  // A page goes on behind a payment: behind one that is not there comes nothing.
  if (before === undefined) return [];
  const page = { before, limit };
  if (reference !== undefined) {
    const own = UUID.test(reference) ? reference : null;
    return selectPaymentsNamed(database, { own, provider: reference }, page);
  }
  const filters = filtersOf(query);
  if (player_id !== undefined)
    return selectPaymentsOfPlayer(database, BigInt(player_id), filters, page);
  const span = spanOf(query, house.clock.now());
  return selectPaymentsOfSpan(database, { ...filters, ...span }, page);
}

const filtersOf = ({ action, state, method, from, to }: Query): PaymentFilters => {
  if (from !== undefined && to !== undefined && daysBetween(from, to) < 1)
    throw new Refused("span_invalid");
  return {
    action: action ?? null,
    state: state ?? null,
    method: method ?? null,
    since: from === undefined ? null : startOf(from),
    until: to === undefined ? null : endOf(to),
  };
};

const startOf = (day: string): Date => new Date(`${day}T00:00:00Z`);
const endOf = (day: string): Date => new Date(startOf(day).getTime() + DAY_MS);
const dayOf = (at: Date): string => at.toISOString().slice(0, 10);

/** Returns the span that is looked through: the last days up to its end where it has no beginning. */
function spanOf({ from, to }: Query, now: Date): { readonly since: Date; readonly until: Date } {
  const last = to ?? dayOf(now);
  const first = from ?? dayOf(new Date(startOf(last).getTime() - (RECENT_DAYS - 1) * DAY_MS));
  const days = daysBetween(first, last);
  if (days < 1 || days > ACTIVITY_DAYS_MAX) throw new Refused("span_invalid");
  return { since: startOf(first), until: endOf(last) };
}
