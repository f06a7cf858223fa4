import type { Queryable } from "#platform/database";
import { checkInvariant, type InvariantResult } from "../../audit-store.ts";
import {
  type AuditedBet,
  type AuditedFlight,
  betFaults,
  emptyTally,
  flightFaults,
  tallyAfter,
} from "./flight-faults.ts";
import { type BetPlace, FLIGHTS, selectFlightBets, selectFlights } from "./rocket-audit-store.ts";

/** Flights that are read and drawn again at once, and bets: others wait for it some milliseconds. */
const PAGE = { flights: 200, bets: 1_000 };
const FINDINGS_MAX = 10;

type Finding = InvariantResult["findings"][number];

/**
 * Recomputes every flight that is over, page by page: a database cannot draw. Neither a round that is over
 * nor its bets change any more, but for the one moment in which a bet ends: pages need not see one moment.
 */
export async function auditRocket(
  queryable: Queryable,
  page: { readonly flights: number; readonly bets: number } = PAGE,
): Promise<InvariantResult> {
  const result = await checkInvariant(queryable, FLIGHTS);
  const findings = [...result.findings];
  let violations = result.violations;
  for (let after = 0n; ; ) {
    const flights = await selectFlights(queryable, after, page.flights);
    const found = await faultsOf(queryable, flights, page.bets);
    violations += found.length;
    findings.push(...found.slice(0, FINDINGS_MAX - findings.length));
    const last = flights.at(-1);
    if (!last || flights.length < page.flights) break;
    after = last.number;
  }
  return { ...result, violations, findings };
}

/** Recomputes flights that follow each other. */
async function faultsOf(
  queryable: Queryable,
  flights: readonly AuditedFlight[],
  atOnce: number,
): Promise<Finding[]> {
  const [first, last] = [flights[0], flights.at(-1)];
  if (!first || !last) return [];
  const tallies = new Map(flights.map((flight) => [flight.number, emptyTally(flight)]));
  const byNumber = new Map(flights.map((flight) => [flight.number, flight]));
  const found: Finding[] = [];
  const take = (bet: AuditedBet) => {
    const [flight, tally] = [byNumber.get(bet.round), tallies.get(bet.round)];
    // Of a round that is not over yet.
    if (!flight || !tally) return;
    const faults = betFaults(flight, bet, tally.bets + 1);
    found.push(
      ...faults.map((detail) => ({ subject: `bet ${bet.round}/${bet.position}`, detail })),
    );
    tallies.set(bet.round, tallyAfter(tally, bet));
  };
  for (let after: BetPlace = { round: first.number, position: 0 }; ; ) {
    const bets = await selectFlightBets(queryable, after, last.number, atOnce);
    for (const bet of bets) take(bet);
    const latest = bets.at(-1);
    if (!latest || bets.length < atOnce) break;
    after = latest;
  }
  for (const flight of flights)
    for (const detail of flightFaults(flight, tallies.get(flight.number) ?? emptyTally(flight)))
      found.push({ subject: `round ${flight.number}`, detail });
  return found;
}
