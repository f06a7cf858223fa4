import type { RoundSummaryView } from "@houselight/contracts";
import type { Operation } from "../operation.ts";
import type { LimitBody } from "../player/limits.ts";
import { noDifferences, type Part } from "./part.ts";

type Round = Pick<RoundSummaryView, "id" | "stake_cents" | "payout_cents">;

/**
 * Holds what one player staked, lost and paid in since a limit was accepted against that limit: never more, and
 * no stake was refused by it that it had room for. For players who play rounds alone, one after the other.
 */
export function limitDifferences(history: readonly Operation[], rounds: readonly Round[]): Part {
  const found = noDifferences();
  const standing = new Map(rounds.map((round) => [round.id, round]));
  history.forEach((operation, place) => {
    if (operation.kind !== "limit" || operation.state !== "accepted") return;
    const { type, accounts } = operation.body as LimitBody;
    const since = history.slice(place + 1);
    const [{ amount_cents: most }] = accounts;
    const used = USED[type](since, standing);
    if (used > most) found.lost.push(`${used} on a ${type} limit of ${most}`);
    if (type === "wager") found.lost.push(...refusedEarly(since, standing, most).slice(0, 1));
  });
  return { differences: found, effect: 0 };
}

type Count = (since: readonly Operation[], rounds: ReadonlyMap<string, Round>) => number;

/** Counts how much has been used of a limit of each type at least. */
const USED: Readonly<Record<LimitBody["type"], Count>> = {
  wager: (since, rounds) => sum(roundsOf(since, rounds).map(({ stake_cents }) => stake_cents)),
  loss: (since, rounds) =>
    sum(roundsOf(since, rounds).map(({ stake_cents, payout_cents }) => stake_cents - payout_cents)),
  deposit: (since) =>
    sum(
      since
        .filter(({ kind, state }) => kind === "deposit" && state === "accepted")
        .map(({ body }) => (body as { amount_cents: number }).amount_cents),
    ),
};

function refusedEarly(
  since: readonly Operation[],
  rounds: ReadonlyMap<string, Round>,
  most: number,
): string[] {
  return since.flatMap((operation, place) => {
    if (operation.refusal !== "wager_limit_exceeded") return [];
    const used = USED.wager(since.slice(0, place), rounds);
    const stake = stakeOf(operation);
    return used + stake > most
      ? []
      : [`a stake of ${stake} is refused by a limit of ${most}, of which ${used} are used`];
  });
}

const roundsOf = (since: readonly Operation[], rounds: ReadonlyMap<string, Round>): Round[] =>
  since.flatMap(({ kind, id }) => (kind === "round" ? (rounds.get(id) ?? []) : []));

function stakeOf({ body }: Operation): number {
  const { bet } = body as {
    bet: { stake_cents?: number; bets?: readonly { amount_cents: number }[] };
  };
  return bet.stake_cents ?? sum((bet.bets ?? []).map(({ amount_cents }) => amount_cents));
}

const sum = (numbers: readonly number[]): number =>
  numbers.reduce((total, number) => total + number, 0);
