import {
  isKnownGroup,
  type NewTournament,
  type OperatorTournamentView,
  proposeTournament,
} from "@houselight/contracts";
import { selectProducers, selectStudios } from "#core/catalogue";
import {
  appendTrailEntries,
  assertAnother,
  assertMayAgree,
  type By,
  type Doing,
  proposeOnce,
} from "#core/staff";
import type { Tx } from "#platform/database";
import { bodyHash, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { showToOperator } from "./show-to-operator.ts";
import { minimaOf, statusOf, type Tournament } from "../tournament.ts";
import {
  insertTournament,
  lockTournament,
  selectProposed,
  updateState,
} from "../tournament-store.ts";

interface Proposed {
  readonly view: OperatorTournamentView;
  readonly repeated: boolean;
}

/**
 * Proposes a tournament. The same request again finds the same one. Throws Refused:
 * tournament_game_unknown, tournament_producer_unknown, tournament_group_unknown, tournament_ends_early,
 * tournament_identifier_taken, idempotency_mismatch.
 */
export async function propose(house: House, operator: By, body: NewTournament): Promise<Proposed> {
  const hash = bodyHash(proposeTournament, null, body);
  const { proposal, repeated } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectProposed(tx, body.id),
      write: async () => {
        await assertKnown(house, tx, body);
        const written = await insertTournament(tx, {
          ...rulesOf(body),
          bodyHash: hash,
          changedBy: operator.email,
          changedAt: house.clock.now(),
        });
        if (written)
          await note(house, tx, "tournaments.propose", written, { operator, reason: body.reason });
        return written;
      },
      taken: "tournament_identifier_taken",
    }),
  );
  return { view: await showToOperator(house, proposal), repeated };
}

const rulesOf = (body: NewTournament) => ({
  id: body.id,
  identifier: body.frontend_identifier,
  type: body.type as Tournament["type"],
  title: body.title,
  image: body.image,
  file: body.file,
  groupIds: body.group_ids,
  startAt: new Date(body.start_at),
  endAt: new Date(body.end_at),
  currency: body.currency,
  prizes: body.prizes_cents.map(BigInt),
  minima: minimaOf(body),
  scoring: body.scoring,
  minStake: BigInt(body.min_stake_cents),
  games: body.games,
  producers: body.producers,
});

/** Refuses names of nothing and an end that is over. */
async function assertKnown(house: House, tx: Tx, body: NewTournament): Promise<void> {
  const games = await selectProducers(tx, body.games);
  if (!body.games.every((slug) => games.has(slug))) throw new Refused("tournament_game_unknown");
  const studios = await selectStudios(tx, body.producers);
  if (!body.producers.every((slug) => studios.has(slug)))
    throw new Refused("tournament_producer_unknown");
  if (!body.group_ids.every(isKnownGroup)) throw new Refused("tournament_group_unknown");
  if (new Date(body.end_at) <= house.clock.now()) throw new Refused("tournament_ends_early");
}

/**
 * Shows a proposed tournament to players; by another operator than proposed it. Throws Refused:
 * tournament_not_found, tournament_state, second_operator_needed, proposer_gone, tournament_over.
 */
export async function publish(
  house: House,
  id: string,
  doing: Doing,
): Promise<OperatorTournamentView> {
  const published = await house.database.tx(async (tx) => {
    const tournament = await held(tx, id, ["proposed"]);
    await assertMayAgree(tx, doing.operator, {
      proposedBy: tournament.changedBy,
      permission: "tournaments.manage",
    });
    if (statusOf(tournament, house.clock.now()) === "archive") throw new Refused("tournament_over");
    return moveTo(house, tx, tournament, { state: "published", doing });
  });
  return showToOperator(house, published);
}

/**
 * Ends a tournament without prizes: one that players see by another operator than published it. Throws
 * Refused: tournament_not_found, tournament_state, second_operator_needed.
 */
export async function cancel(
  house: House,
  id: string,
  doing: Doing,
): Promise<OperatorTournamentView> {
  const cancelled = await house.database.tx(async (tx) => {
    const tournament = await held(tx, id, ["proposed", "published"]);
    // What players have reached by the end is theirs.
    if (tournament.state === "published") {
      assertAnother(doing.operator, tournament.changedBy);
      if (statusOf(tournament, house.clock.now()) === "archive")
        throw new Refused("tournament_state");
    }
    return moveTo(house, tx, tournament, { state: "cancelled", doing });
  });
  return showToOperator(house, cancelled);
}

/** Locks a tournament in one of these states. */
async function held(tx: Tx, id: string, states: readonly Tournament["state"][]) {
  const tournament = await lockTournament(tx, id);
  if (!tournament) throw new Refused("tournament_not_found");
  if (!states.includes(tournament.state)) throw new Refused("tournament_state");
  return tournament;
}

async function moveTo(
  house: House,
  tx: Tx,
  { id }: Tournament,
  { state, doing }: { readonly state: "published" | "cancelled"; readonly doing: Doing },
): Promise<Tournament> {
  const { email: by } = doing.operator;
  const moved = await updateState(tx, id, { state, by, at: house.clock.now() });
  const action = state === "published" ? "tournaments.publish" : "tournaments.cancel";
  await note(house, tx, action, moved, doing);
  return moved;
}

const note = (
  house: House,
  tx: Tx,
  action: string,
  { identifier, state, prizes, currency }: Tournament,
  { operator, reason }: Doing,
): Promise<void> =>
  appendTrailEntries(tx, [
    {
      at: house.clock.now(),
      operator,
      action,
      subject: `tournament ${identifier}`,
      detail: { state, currency, prizes: prizes.map(String), reason },
    },
  ]);
