import { type CatalogueGame, listGames, selectProducers, withdrawGames } from "#core/catalogue";
import type { House } from "#platform/module";
import type { OfferedGame, Studio } from "../protocol/adapter.ts";
import { unitsOf } from "../protocol/amounts.ts";
import { adapterOf, assertConfigured, studiosOf } from "../protocol/studios.ts";
import { insertStudios, selectForeign, takeDue, updateAnswered } from "./studio-store.ts";

/** A studio is asked so often for its games; while it does not answer, as often as its protocol lets. */
const ASK_EVERY_MS = 10 * 60_000;
/** Games of our own stand before those of studios. */
const FIRST_POSITION = 2_000;
const FAULT_LENGTH_MAX = 200;

/**
 * Puts the configured studios on record, and takes the games of others out of the catalogue. Throws StartError
 * for one that its protocol cannot speak with.
 */
export async function prepareStudios(house: House): Promise<void> {
  assertConfigured(studiosOf(house));
  const ids = studiosOf(house).map(({ id }) => id);
  await insertStudios(house.database, ids);
  for (const gone of await selectForeign(house.database, ids))
    await withdrawGames(house.database, gone, []);
}

/** Asks the studios that are due for their games. One that does not answer changes nothing. */
export async function fetchGames(house: House): Promise<void> {
  const studios = studiosOf(house);
  if (studios.length === 0) return;
  const now = house.clock.now();
  const before = (ms: number) => new Date(now.getTime() - ms);
  const due = await takeDue(house.database, {
    studios: studios.map((studio) => ({
      id: studio.id,
      failed: before(adapterOf(studio).askAgainMs),
    })),
    answered: before(ASK_EVERY_MS),
    now,
  });
  const asked = studios.filter(({ id }) => due.includes(id));
  const told = await Promise.all(asked.map((studio) => listOf(house, studio)));
  // One after the other: of two that tell the same name, the second finds it taken.
  for (const [at, studio] of asked.entries()) {
    const offered = told[at];
    if (offered) await orFault(house, studio, () => keepGames(house, studio, offered));
  }
}

/** Asks a studio for its games; null where it does not tell them. */
const listOf = (house: House, studio: Studio): Promise<readonly OfferedGame[] | null> =>
  orFault(house, studio, async () => {
    const adapter = adapterOf(studio);
    return (await adapter.listGames(studio, house.clock.now())).map((game) => ({
      ...game,
      // What a player has must be sayable in the protocol's amounts.
      currencies: game.currencies.filter((code) => unitsOf(adapter, code) !== null),
    }));
  });

/** Puts the games of a studio into the catalogue, and takes those out that it tells no more. */
async function keepGames(
  house: House,
  studio: Studio,
  offered: readonly OfferedGame[],
): Promise<void> {
  const games = await namedAlone(house, studio, offered);
  await listGames(
    house.database,
    games.map((game, index) => entryOf(studio, game, FIRST_POSITION + index)),
  );
  const kept = games.map(({ slug }) => slug);
  await withdrawGames(house.database, studio.id, kept);
  const at = house.clock.now();
  await updateAnswered(house.database, studio.id, { games: kept.length, at });
}

/** Does what a studio is asked for, or notes why it could not be done: null then. */
async function orFault<Done>(
  house: House,
  studio: Studio,
  work: () => Promise<Done>,
): Promise<Done | null> {
  try {
    return await work();
  } catch (error) {
    const fault = String((error as Error).message).slice(0, FAULT_LENGTH_MAX);
    house.log.warn({ studio: studio.id, err: error }, "a studio does not tell its games");
    await updateAnswered(house.database, studio.id, { fault });
    return null;
  }
}

/** Leaves out games whose name somebody else's game has: rounds name their game by that alone. */
async function namedAlone(
  house: House,
  { id }: Studio,
  offered: readonly OfferedGame[],
): Promise<readonly OfferedGame[]> {
  const games = [...new Map(offered.map((game) => [game.slug, game])).values()];
  const producers = await selectProducers(
    house.database,
    games.map(({ slug }) => slug),
  );
  const taken = games.filter(({ slug }) => (producers.get(slug) ?? id) !== id);
  if (taken.length > 0)
    house.log.warn(
      { studio: id, games: taken.map(({ slug }) => slug) },
      "games of a studio have names of others",
    );
  return games.filter((game) => !taken.includes(game));
}

const entryOf = ({ id, name }: Studio, game: OfferedGame, position: number): CatalogueGame => ({
  slug: game.slug,
  name: game.name,
  provider: { slug: id, name },
  categories: game.categories,
  currencies: Object.fromEntries(
    [...game.currencies, ...(game.hasDemo ? ["FUN"] : [])].map((code) => [code, game.code]),
  ),
  preview: null,
  position,
  kind: game.kind,
  // Pots of the house are not fed by games of others.
  jackpot: false,
  devices: game.devices,
  runBy: "studio",
});
