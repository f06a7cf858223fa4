import { menuCategories } from "@houselight/contracts/configuration";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { useData } from "../../../api/page/use-data.ts";
import { collectionsQuery } from "../../catalogue.ts";
import { type ChosenOrder, inChosenOrder } from "./chosen-order.ts";

const NONE: ChosenOrder = { order: [], hidden: [] };

/** Categories of games as operators order and hide them in menus (GAME-14). */
const categoriesConfigQuery = queryOptions({
  queryKey: ["menu-categories-games"],
  queryFn: ({ signal }) => call(menuCategories.read, {}, { signal }),
  staleTime: 5 * 60_000,
});

interface Category {
  readonly identifier: string;
  readonly games_count: number;
}

const shown = (categories: readonly Category[], config: ChosenOrder) =>
  inChosenOrder(categories, config, ({ identifier }) => identifier);

/** Loads the categories that menus and the lobby show, in their order; without the order they come as they are. */
export async function loadShownCategories(queryClient: QueryClient): Promise<readonly Category[]> {
  const [categories, config] = await Promise.all([
    queryClient.ensureQueryData(collectionsQuery).catch(() => []),
    queryClient.ensureQueryData(categoriesConfigQuery).catch(() => NONE),
  ]);
  return shown(categories, config);
}

/** Returns the categories that menus show, in their order. */
export function useShownCategories(): readonly Category[] {
  const categories = useData(collectionsQuery) ?? [];
  return shown(categories, useData(categoriesConfigQuery) ?? NONE);
}
