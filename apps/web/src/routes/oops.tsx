import { createFileRoute } from "@tanstack/react-router";
import { translatorOf } from "../i18n/translator.ts";
import { ErrorPage } from "../shell/pages/error-page.tsx";
import { noindex, titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/oops")({
  head: ({ match: { context } }) => {
    const { meta } = titleHead(context, translatorOf(context)("errors.oopsTitle"));
    return { meta: [...meta, noindex] };
  },
  component: () => <ErrorPage />,
});
