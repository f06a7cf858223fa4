import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type AuditedBook, findingsOf, openAuditedBook } from "./sportsbook-audit.testing.ts";

let audited: AuditedBook;
beforeAll(async () => {
  audited = await openAuditedBook();
});
afterAll(() => audited.close());

const overdue = (statements: readonly string[]) => findingsOf(audited, "I7", statements);
const BET = "update sportsbook.bets set";
const LEG = "update sportsbook.legs set";

describe("I7: an open bet on sport", () => {
  const EARLIER = "update sportsbook.fixtures set starts_at = starts_at - interval";
  it("may wait for a match that is days away, and a day behind it", async () => {
    expect(await overdue([`${BET} placed_at = placed_at - interval '60 days'`])).toEqual([]);
    // It starts in an hour: by 28 hours and a minute before that it is just in time.
    expect(await overdue([`${EARLIER} '28 hours 59 minutes'`])).toEqual([]);
  });

  it("is overdue a day after the last of its undecided matches should have ended", async () => {
    const late = await overdue([`${EARLIER} '29 hours 1 minute'`]);
    expect(late).toEqual([
      expect.stringMatching(
        new RegExp(
          `^bet \\d+/${audited.bets.open} is open, its last match was to begin at \\d{4}-`,
        ),
      ),
    ]);
  });

  it("never is while it waits for a match that was postponed", async () => {
    const long = `${EARLIER} '90 days' where id = <postponed>`;
    expect(await overdue([long])).toEqual([]);
    const isOn = "update sportsbook.fixtures set status = 'upcoming' where id = <postponed>";
    expect(await overdue([long, isOn])).toHaveLength(2);
  });

  it("is though all of its matches are decided: somebody should have settled it", async () => {
    const decided = [
      `${LEG} won = 1, void_factor = 0, dead_heat = 1000 where wager_id = {open}`,
      `${EARLIER} '29 hours 1 minute' where id = <open>`,
    ];
    expect(await overdue(decided)).toHaveLength(1);
  });
});
