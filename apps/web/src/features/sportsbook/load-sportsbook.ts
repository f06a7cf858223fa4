import type { FixtureCardView } from "@houselight/contracts/sportsbook";
import { notFound } from "@tanstack/react-router";
import { RefusedError } from "../../api/errors.ts";
import { playerQuery } from "../../data/accounts.ts";
import { messagesQuery } from "../../data/configuration.ts";
import { cashOutsQuery, sportsBetsQuery } from "../../data/engagement/sportsbook/bets/bets.ts";
import { freeBetsQuery } from "../../data/engagement/sportsbook/free-bets/free-bets.ts";
import {
  fixtureQuery,
  fixturesQuery,
  treeQuery,
} from "../../data/engagement/sportsbook/lines/lines.ts";
import { accountsQuery } from "../../data/wallet.ts";
import { carryWhole } from "../../i18n/page/page-messages.ts";
import { translatorOf } from "../../i18n/translator.ts";
import type { RouterContext } from "../../router.tsx";
import { matchName } from "./odds/market-words.ts";
import { placeOf, type SportPlace } from "./sport-place.ts";

/** Loads what stands beside every page of sport: the tree, and a player's balance. */
export async function loadFrame({ queryClient, locale }: RouterContext): Promise<void> {
  const isPlayer = Boolean(queryClient.getQueryData(playerQuery.queryKey));
  await Promise.all([
    queryClient.prefetchQuery(treeQuery),
    // A balance that came live meanwhile is not read again.
    isPlayer ? queryClient.ensureQueryData(accountsQuery).catch(() => []) : null,
  ]);
  // Slip and prices change before the file of messages is there: their words come with the page.
  if (import.meta.env.SSR)
    carryWhole(queryClient.getQueryData(messagesQuery(locale).queryKey), "sportsbook");
}

/** Title and description of a page, as its head says them. */
interface HeadTexts {
  readonly title: string;
  readonly text: string;
}

/**
 * Loads a place of the sportsbook with the texts of its head; what fails is the page's to show. An address of no
 * place is no page.
 */
export async function loadSportPlace(
  context: RouterContext,
  param: string | undefined,
  competition: string | undefined,
): Promise<HeadTexts & { readonly place: SportPlace }> {
  const { queryClient } = context;
  const { sports = [] } = (await queryClient.ensureQueryData(treeQuery).catch(() => null)) ?? {};
  const place = placeOf(
    param,
    competition,
    sports.map(({ slug }) => slug),
  );
  if (!place) throw notFound();
  if (place.name === "bets")
    await Promise.all([
      queryClient.prefetchInfiniteQuery(sportsBetsQuery("open")),
      queryClient.prefetchQuery(cashOutsQuery),
      queryClient.prefetchQuery(freeBetsQuery),
    ]);
  else {
    const of = place.name === "sport" ? { sport: place.sport, competition: place.competition } : {};
    await Promise.all([
      queryClient.prefetchInfiniteQuery(fixturesQuery({ state: "live", ...of })),
      queryClient.prefetchInfiniteQuery(fixturesQuery({ state: "upcoming", ...of })),
    ]);
  }
  return { place, ...placeTexts(context, place) };
}

function placeTexts(context: RouterContext, place: SportPlace): HeadTexts {
  const t = translatorOf(context);
  const text = t("sections.sport.text");
  if (place.name === "sport") return { title: sportTitle(context, place), text };
  if (place.name === "overview") return { title: t("sections.sport.title"), text };
  return { title: t(`sportsbook.${place.name}.title`), text };
}

function sportTitle(
  context: RouterContext,
  { sport, competition }: Extract<SportPlace, { name: "sport" }>,
): string {
  const { sports = [] } = context.queryClient.getQueryData(treeQuery.queryKey) ?? {};
  const name = sports
    .flatMap(({ competitions }) => competitions)
    .find(({ id }) => id === competition)?.name;
  return name ?? sportName(translatorOf(context), sport);
}

/** Returns the name of a sport; one that has no word is named by its slug. */
function sportName(t: ReturnType<typeof translatorOf>, sport: string): string {
  return sport === "football" ? t("sportsbook.football") : sport;
}

/** Loads a fixture with the texts of its page's head; one that is not there is no page. */
export async function loadFixture(context: RouterContext, id: string): Promise<HeadTexts> {
  if (!/^[1-9]\d{0,13}$/.test(id)) throw notFound();
  try {
    return fixtureTexts(
      context,
      await context.queryClient.ensureQueryData(fixtureQuery(Number(id))),
    );
  } catch (error) {
    if (error instanceof RefusedError && error.status === 404) throw notFound();
    throw error;
  }
}

function fixtureTexts(context: RouterContext, card: FixtureCardView): HeadTexts {
  const match = matchName(card);
  const { name: competition } = card.competition;
  const text = translatorOf(context)("sportsbook.fixture.description", { match, competition });
  return { title: match, text };
}
