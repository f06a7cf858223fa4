import { createFileRoute } from "@tanstack/react-router";
import { ProducerPage } from "../features/catalogue/lists/producer-page.tsx";
import { loadProducer, producerHead } from "../features/catalogue/lists/load-producer.ts";

/** The games of a studio (ROUTE-08). */
export const Route = createFileRoute("/_page/producers/$slug")({
  loader: ({ context, params }) => loadProducer(context.queryClient, params.slug),
  head: ({ match, params }) => producerHead(match, params.slug),
  component: Page,
});

function Page() {
  const { slug } = Route.useParams();
  return <ProducerPage slug={slug} />;
}
