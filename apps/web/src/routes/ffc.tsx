import { createFileRoute } from "@tanstack/react-router";
import { FlagsPage } from "../features/content/flags/flags-page.tsx";
import { translatorOf } from "../i18n/translator.ts";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/ffc")({
  head: ({ match }) => {
    const { meta } = titleHead(match.context, translatorOf(match.context)("flags.title"));
    return { meta: [...meta, noindex] };
  },
  component: FlagsPage,
});
