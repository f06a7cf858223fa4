import { createFileRoute } from "@tanstack/react-router";
import { organisationHead } from "../shell/page-head.ts";
import { loadMain } from "./registries/load-main.ts";
import { MainLobby } from "./registries/main-lobby.tsx";

export const Route = createFileRoute("/_page/")({
  loader: ({ context }) => loadMain(context),
  head: ({ match }) => organisationHead(match.context),
  component: () => <MainLobby lobby={Route.useLoaderData()} />,
});
