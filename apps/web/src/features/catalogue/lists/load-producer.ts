import type { QueryClient } from "@tanstack/react-query";
import { notFound } from "@tanstack/react-router";
import { providersQuery } from "../../../data/catalogue.ts";
import { studiosConfigQuery } from "../../../data/visitor/studios/shown-studios.ts";
import { gamesHead, type HeadMatch, isMissing } from "../../../shell/page-head.ts";
import { loadGames } from "./load-games.ts";

/** Loads a studio that an address names; an address of none is no page. */
export async function loadProducer(
  queryClient: QueryClient,
  slug: string,
  page = 1,
): Promise<void> {
  const providers = await queryClient.ensureQueryData(providersQuery);
  if (!providers.some((provider) => provider.slug === slug)) throw notFound();
  await Promise.all([
    // Its order of the studios is no reason for no page.
    queryClient.ensureQueryData(studiosConfigQuery).catch(() => null),
    loadGames(queryClient, { provider: slug }, page),
  ]);
}

/** Builds title and description of a studio's page; none where there is no such studio. */
export function producerHead(match: HeadMatch, slug: string) {
  if (isMissing(match)) return {};
  const { context } = match;
  const providers = context.queryClient.getQueryData(providersQuery.queryKey) ?? [];
  return gamesHead(context, providers.find((provider) => provider.slug === slug)?.name ?? slug);
}
