import type { Queryable } from "#platform/database";
import { checkInvariant, type InvariantResult } from "../../audit-store.ts";
import { betFaults } from "./bet-faults.ts";
import { type BetPlace, selectBetsBehind, SPORTS_BETS } from "./sportsbook-audit-store.ts";

/** Bets that are read and computed again at once: others wait for it some milliseconds. */
const PAGE = 500;
const FINDINGS_MAX = 10;
/** Before every bet. */
const FIRST: BetPlace = { playerId: 0n, id: "00000000-0000-0000-0000-000000000000" };

/**
 * Recomputes every bet on sport, page by page. A bet is read with its legs and with whether it waits to be
 * settled in one statement; pages need not see one moment.
 */
export async function auditSportsbook(
  queryable: Queryable,
  page: number = PAGE,
): Promise<InvariantResult> {
  const result = await checkInvariant(queryable, SPORTS_BETS);
  const findings = [...result.findings];
  let violations = result.violations;
  for (let after = FIRST; ; ) {
    const bets = await selectBetsBehind(queryable, after, page);
    const found = bets.flatMap((bet) =>
      betFaults(bet).map((detail) => ({ subject: `bet ${bet.playerId}/${bet.id}`, detail })),
    );
    violations += found.length;
    findings.push(...found.slice(0, FINDINGS_MAX - findings.length));
    const last = bets.at(-1);
    if (!last || bets.length < page) break;
    after = last;
  }
  return { ...result, violations, findings };
}
