import { createFileRoute } from "@tanstack/react-router";
import { pageOf } from "../features/catalogue/lists/page-number.ts";
import { ProducerPage } from "../features/catalogue/lists/producer-page.tsx";
import { loadProducer, producerHead } from "../features/catalogue/lists/load-producer.ts";

/** A studio from one of its pages on (ROUTE-08). */
export const Route = createFileRoute("/_page/producers/$slug/$page")({
  loader: ({ context, params: { slug, page } }) =>
    loadProducer(context.queryClient, slug, pageOf(page)),
  head: ({ match, params }) => producerHead(match, params.slug),
  component: Page,
});

function Page() {
  const { slug, page } = Route.useParams();
  return <ProducerPage slug={slug} page={pageOf(page)} />;
}
