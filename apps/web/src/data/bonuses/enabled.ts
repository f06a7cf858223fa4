import { disabledBonuses } from "@houselight/contracts/configuration";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../api/call.ts";
import { useData } from "../../api/page/use-data.ts";

interface Grouped {
  readonly group_key: string;
}

/** Groups of bonuses that nobody is shown (BONUS-13). */
export const disabledBonusesQuery = queryOptions({
  queryKey: ["disabled-bonuses"],
  queryFn: ({ signal }) => call(disabledBonuses.read, {}, { signal }),
  staleTime: 5 * 60_000,
});

/** Leaves out the gifts of groups that nobody is shown. */
export const enabledOf = <Gift extends Grouped>(
  gifts: readonly Gift[],
  disabled: readonly string[],
): Gift[] => gifts.filter(({ group_key }) => !disabled.includes(group_key));

/** Leaves out gifts of groups that nobody is shown, as the setting has them; it is read once there is a gift. */
export const useEnabled = <Gift extends Grouped>(gifts: readonly Gift[]): readonly Gift[] =>
  enabledOf(gifts, useData({ ...disabledBonusesQuery, enabled: gifts.length > 0 }) ?? []);
