import type { EndpointInput, giveBackSportsBet, stopFixture } from "@houselight/contracts";
import { appendTrailEntries } from "#core/staff";
import { wagers } from "#money/wagers";
import { type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectBets } from "../bets/bet-store.ts";
import { showWhole } from "../feed/show-changes.ts";
import { selectFixturesById } from "../lines/fixture-store.ts";
import { givingBack } from "../settlement/give-back.ts";
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

/** Gives the stake of an open bet back, with an entry on the audit trail. Throws Refused. */
export async function giveBack(
  house: House,
  operator: Operator,
  { params, body }: EndpointInput<typeof giveBackSportsBet>,
): Promise<void> {
  const name = { playerId: BigInt(params.player_id), id: params.id };
  const [bet] = await selectBets(house.database, [name]);
  if (!bet) throw new Refused("bet_not_found");
  if (bet.state === "void") return;
  if (bet.state !== "open") throw new Refused("bet_ended");
  const answer = await wagers(house).takeBack(
    givingBack(house, bet, {
      at: house.clock.now(),
      operator,
      action: "sportsbook.give-bet-back",
      subject: `bet ${name.id} of player ${name.playerId}`,
      detail: { code: body.code, reason: body.reason },
    }),
  );
  if ("refused" in answer) throw new Refused("bet_ended");
}
