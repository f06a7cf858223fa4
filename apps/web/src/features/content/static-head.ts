import { clientContextQuery } from "../../data/configuration.ts";
import type { RouterContext } from "../../router.tsx";
import { titleHead } from "../../shell/page-head.ts";
import { factsOf, type StaticText, withFacts } from "./static-text.ts";

/** Builds the title and the description of a static page; nothing while its words are missing. */
export function staticHead(context: RouterContext, text: StaticText | undefined) {
  const site = context.queryClient.getQueryData(clientContextQuery.queryKey);
  if (!text || !site) return {};
  return titleHead(context, text.title, withFacts(text.lead, factsOf(site)));
}
