import {
  type AdventureView,
  completeAdventureStep,
  getAdventure,
} from "@houselight/contracts/adventures";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { OWN } from "../../own.ts";

/** The adventure that runs, as it is for the visitor; null while there is none. */
export const adventureQuery = queryOptions({
  queryKey: [OWN, "adventure"],
  queryFn: async ({ signal }) => (await call(getAdventure, {}, { signal })).adventure,
  staleTime: 30_000,
});

/**
 * Completes a step, which gives its prize.
 *
 * @throws RefusedError when it is not open, or asks for a deposit first.
 */
export async function completeStep(queryClient: QueryClient, step: number): Promise<AdventureView> {
  const params = { step: String(step) };
  const adventure = await call(completeAdventureStep, { params });
  queryClient.setQueryData(adventureQuery.queryKey, adventure);
  return adventure;
}
