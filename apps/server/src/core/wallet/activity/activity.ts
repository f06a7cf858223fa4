import {
  ACTIVITY_DAYS_MAX,
  daysBetween,
  type EndpointInput,
  type EndpointOutput,
  type getActivity,
} from "@houselight/contracts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import {
  type Activity,
  selectActivity,
  selectActivityEntries,
  type Span,
} from "./activity-store.ts";

const DAY_MS = 86_400_000;

/** Returns the statement of a player over a span of UTC days. Throws Refused("span_invalid"). */
export async function activityPage(
  house: House,
  playerId: bigint,
  query: EndpointInput<typeof getActivity>["query"],
): Promise<EndpointOutput<typeof getActivity>> {
  const { from, to, before, limit } = query;
  const days = daysBetween(from, to);
  if (days < 1 || days > ACTIVITY_DAYS_MAX) throw new Refused("span_invalid");
  const span = spanOf(from, to);
  const page = { ...span, before: before === undefined ? null : BigInt(before), limit: limit + 1 };
  const [accounts, entries] = await Promise.all([
    selectActivity(house.database, playerId, span),
    selectActivityEntries(house.database, playerId, page),
  ]);
  return {
    accounts: accounts.map(accountView),
    entries: entries.slice(0, limit).map((entry) => ({
      id: entry.seq.toString(),
      at: entry.at.toISOString(),
      kind: entry.kind,
      currency: entry.currency,
      amount_cents: Number(entry.effect),
    })),
    more: entries.length > limit,
  };
}

const spanOf = (from: string, to: string): Span => ({
  from: new Date(`${from}T00:00:00Z`),
  until: new Date(Date.parse(`${to}T00:00:00Z`) + DAY_MS),
});

const accountView = (activity: Activity) => ({
  currency: activity.currency,
  opening_cents: Number(activity.opening),
  closing_cents: Number(activity.closing),
  deposits_cents: Number(activity.deposits),
  withdrawals_cents: Number(activity.withdrawals),
  staked_cents: Number(activity.staked),
  won_cents: Number(activity.won),
  other_cents: Number(activity.other),
});
