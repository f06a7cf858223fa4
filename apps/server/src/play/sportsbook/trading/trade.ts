import type { EndpointInput, stopFixture } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { showWhole } from "../feed/show-changes.ts";
import { selectFixturesById } from "../lines/fixture-store.ts";
import { updateStopped } from "./trading-store.ts";

/** Stops betting on a fixture, or lets it go on, with an entry on the audit trail. Throws Refused. */
export async function stop(
  house: House,
  operator: Operator,
  { params, body }: EndpointInput<typeof stopFixture>,
): Promise<void> {
  const fixtureId = BigInt(params.id);
  const [fixture] = await selectFixturesById(house.database, [fixtureId]);
  if (!fixture) throw new Refused("fixture_not_found");
  const at = house.clock.now();
  const { stopped, reason } = body;
  const isChanged = await house.database.tx(async (tx) => {
    const change = { fixtureId, stopped, reason, at, by: operator.email };
    if (!(await updateStopped(tx, change))) return false;
    await appendTrailEntries(tx, [
      {
        at,
        operator,
        action: "sportsbook.stop-fixture",
        subject: `fixture ${fixtureId}`,
        detail: { stopped, reason },
      },
    ]);
    return true;
  });
  if (isChanged) await showWhole(house, [fixtureId]);
}
