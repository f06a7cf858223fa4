import { createFileRoute, notFound } from "@tanstack/react-router";
import { bonusesQuery } from "../data/bonuses/bonuses.ts";
import { disabledBonusesQuery, enabledOf } from "../data/bonuses/enabled.ts";
import { lookOf, modifiedGiftsQuery } from "../data/bonuses/gift-settings.ts";
import { BonusPage } from "../features/bonuses/bonus-page.tsx";
import { loadGifts } from "../features/bonuses/load-gifts.ts";
import { requirePlayer } from "../shell/guards.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

/** A bonus of the player by its id (OPEN-02, BONUS-15); one of a group that nobody is shown is no page. */
export const Route = createFileRoute("/_page/bonus/$id")({
  beforeLoad: requirePlayer,
  loader: async ({ context: { queryClient, locale }, params: { id } }) => {
    await loadGifts(queryClient);
    const disabled = queryClient.getQueryData(disabledBonusesQuery.queryKey) ?? [];
    const bonuses = queryClient.getQueryData(bonusesQuery.queryKey) ?? [];
    const bonus = enabledOf(bonuses, disabled).find((one) => one.id === id);
    if (!bonus) throw notFound();
    const modified = queryClient.getQueryData(modifiedGiftsQuery.queryKey);
    return { title: lookOf(bonus, modified, locale).title };
  },
  head: ({ match, loaderData }) => {
    const named = loaderData ? titleHead(match.context, loaderData.title).meta : [];
    return { meta: [...named, noindex] };
  },
  component: Page,
});

function Page() {
  const { id } = Route.useParams();
  return <BonusPage key={id} id={id} />;
}
