import type { RouterContext } from "../../router.tsx";
import { adventureQuery } from "../../data/engagement/adventures/adventure.ts";

/** Loads the adventure of the page; the page is of use without it. */
export const loadAdventure = ({ queryClient }: RouterContext): Promise<void> =>
  queryClient.prefetchQuery(adventureQuery);
