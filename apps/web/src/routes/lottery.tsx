import { createFileRoute } from "@tanstack/react-router";
import { lotteryHead, loadLottery } from "../features/lotteries/load-lottery.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";

const LotteryPage = lazyPart(() => import("../features/lotteries/lottery-page.tsx"));

/** A lottery, by identifier or id (ROUTE-14). */
export const Route = createFileRoute("/_page/lottery/$slug")({
  staticData: { width: "full" },
  loader: ({ context, params: { slug } }) => loadLottery(context, slug),
  head: ({ match, loaderData }) => (loaderData ? lotteryHead(match.context, loaderData) : {}),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <LotteryPage id={slug} />;
}
