import { createFileRoute } from "@tanstack/react-router";
import { loadAdventure } from "../features/adventures/load-adventure.ts";
import { translatorOf } from "../i18n/translator.ts";
import { lazyPart } from "../shell/pages/lazy-part.ts";
import { titleHead } from "../shell/page-head.ts";

const AdventurePage = lazyPart(() => import("../features/adventures/adventure-page.tsx"));

/** The calendar of the adventure (VIP-14 to VIP-17, SHELL-07). */
export const Route = createFileRoute("/_page/adventures")({
  staticData: { width: "full" },
  loader: ({ context }) => loadAdventure(context),
  head: ({ match }) => {
    const t = translatorOf(match.context);
    return titleHead(match.context, t("adventures.title"), t("adventures.text"));
  },
  component: () => <AdventurePage />,
});
