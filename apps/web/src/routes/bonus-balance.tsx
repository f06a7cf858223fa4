import { createFileRoute } from "@tanstack/react-router";
import { BonusBalancePage } from "../features/bonuses/bonus-balance-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/bonus-balance")({
  head: ({ match }) => {
    const t = translatorOf(match.context);
    return titleHead(match.context, t("bonusBalance.title"), t("bonusBalance.what"));
  },
  component: BonusBalancePage,
});
