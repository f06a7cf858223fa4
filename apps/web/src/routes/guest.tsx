import { createFileRoute } from "@tanstack/react-router";
import { leaveGuestPath } from "../shell/guards.ts";
import { noindex } from "../shell/page-head.ts";
import { loadMain } from "./registries/load-main.ts";
import { MainLobby } from "./registries/main-lobby.tsx";

/** Main under the guests' base path (ROUTE-30); any longer address leads to its page (LICENCE-06). */
export const Route = createFileRoute("/_page/guest/$")({
  beforeLoad: leaveGuestPath,
  loader: ({ context }) => loadMain(context),
  head: () => ({ meta: [noindex] }),
  component: () => <MainLobby lobby={Route.useLoaderData()} />,
});
