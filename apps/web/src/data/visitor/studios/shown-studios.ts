import { providersConfig } from "@houselight/contracts/configuration";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { providersQuery } from "../../catalogue.ts";
import { useFlag } from "../flags.ts";
import { useData } from "../../../api/page/use-data.ts";
import { type ChosenOrder, inChosenOrder } from "./chosen-order.ts";

/** Studios by slug as operators order, hide and announce them. */
export const studiosConfigQuery = queryOptions({
  queryKey: ["providers-config"],
  queryFn: ({ signal }) => call(providersConfig.read, {}, { signal }),
  staleTime: 5 * 60_000,
});

/**
 * Returns the studios that a list shows: those that operators put first, then the others as they come.
 * Hidden ones are left out unless the flag of all providers is on (FLAG-04).
 */
export const shownStudios = <Studio extends { readonly slug: string }>(
  studios: readonly Studio[],
  { order, hidden }: ChosenOrder,
  all: boolean,
): readonly Studio[] =>
  inChosenOrder(studios, { order, hidden: all ? [] : hidden }, ({ slug }) => slug);

const NONE = { order: [], hidden: [] };

/** Returns the studios of lists outside of the lobby. */
export function useShownStudios() {
  const studios = useData(providersQuery) ?? [];
  const config = useData(studiosConfigQuery) ?? NONE;
  return shownStudios(studios, config, useFlag("all_providers"));
}
