import { createFileRoute } from "@tanstack/react-router";
import { ErrorPage } from "../shell/pages/error-page.tsx";
import { noindex } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/oops")({
  head: () => ({ meta: [noindex] }),
  component: () => <ErrorPage />,
});
