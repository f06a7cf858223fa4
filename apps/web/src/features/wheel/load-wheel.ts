import { gamesRowQuery } from "../../data/catalogue.ts";
import { wheelPrizesQuery, wheelQuery } from "../../data/engagement/wheel/wheel.ts";
import type { RouterContext } from "../../router.tsx";

/** Loads the wheel, and who has which prizes where that is shown; what fails is the page's to show. */
export async function loadWheel(
  { queryClient }: Pick<RouterContext, "queryClient">,
  tab: string | undefined,
): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(wheelQuery),
    ...(tab === "segments" ? [queryClient.prefetchQuery(wheelPrizesQuery)] : []),
  ]);
  const prizes = queryClient.getQueryData(wheelQuery.queryKey)?.prizes ?? [];
  const games = prizes.flatMap(({ bonuses }) => bonuses.flatMap(({ game }) => game ?? []));
  await Promise.all(
    [...new Set(games)].map((slug) =>
      queryClient.prefetchQuery(gamesRowQuery({ named: { providers: [], slugs: [slug] } })),
    ),
  );
}
