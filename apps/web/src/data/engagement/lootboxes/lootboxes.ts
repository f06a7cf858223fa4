import {
  activateLootbox,
  isLootboxShown,
  listLootboxes,
  type LootboxView,
} from "@houselight/contracts/lootboxes";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../../api/call.ts";
import { applyTold } from "../../../api/page/apply-told.ts";
import { OWN } from "../../own.ts";

/** The player's loot boxes, the latest first. */
export const lootboxesQuery = queryOptions({
  queryKey: [OWN, "lootboxes"],
  queryFn: ({ signal }) => call(listLootboxes, {}, { signal }),
  staleTime: 30_000,
});

/**
 * Returns boxes with those that were told in their place, new ones first, and without those that are not
 * shown any more (LOOT-03). One that is known in a later version stays. What is over goes by the time of what
 * is told: the browser's clock may be wrong.
 */
export function withToldBoxes(
  known: readonly LootboxView[],
  told: readonly LootboxView[],
): LootboxView[] {
  if (told.length === 0) return [...known];
  const now = new Date(Math.max(...told.flatMap(momentsOf)));
  const byId = new Map(told.map((box) => [box.id, box]));
  const kept = known.map((box) => {
    const other = byId.get(box.id);
    byId.delete(box.id);
    return other && other.version >= box.version ? other : box;
  });
  return [...byId.values(), ...kept].filter((box) => isLootboxShown(box, now));
}

/** Returns the moments at which something became of a box, in Unix milliseconds. */
const momentsOf = ({ created_at, activated_at }: LootboxView): readonly number[] =>
  [created_at, activated_at].flatMap((iso) => (iso === null ? [] : Date.parse(iso)));

/** Takes over boxes as they are now (LOOT-05), also into a list that is under way. */
export function applyLootboxes(queryClient: QueryClient, told: readonly LootboxView[]): void {
  applyTold<LootboxView[]>(queryClient, lootboxesQuery.queryKey, (known) =>
    withToldBoxes(known, told),
  );
}

/**
 * Opens a box, which gives its prize.
 *
 * @throws RefusedError when its time is over, or its prize is not given.
 */
export const openLootbox = (id: string): Promise<LootboxView> =>
  call(activateLootbox, { params: { id } });
