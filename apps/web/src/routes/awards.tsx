import { createFileRoute } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { awardsQuery } from "../features/content/awards/awards.ts";
import { AwardsList } from "../features/content/awards/awards-list.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/awards")({
  loader: ({ context }) => context.queryClient.prefetchQuery(awardsQuery),
  head: ({ match }) => titleHead(match.context, translatorOf(match.context)("awards.title")),
  component: AwardsPage,
});

function AwardsPage() {
  const t = useTranslations("awards");
  return (
    <div className="page pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      <AwardsList />
    </div>
  );
}
