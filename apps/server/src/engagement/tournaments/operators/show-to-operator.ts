import { LEADERS_SHOWN, type OperatorTournamentView } from "@houselight/contracts";
import type { House } from "#platform/module";
import { selectPaidSums } from "../finish/award-store.ts";
import { leadersOf } from "../shown/show-tournaments.ts";
import type { Tournament } from "../tournament.ts";
import { operatorView } from "../shown/tournament-views.ts";

/** Returns tournaments as operators see them, each with its leaders and what it paid. */
export async function showAllToOperator(
  house: House,
  tournaments: readonly Tournament[],
  limit: number,
): Promise<OperatorTournamentView[]> {
  const { leaders, nicknames } = await leadersOf(house, tournaments, limit);
  const paid = await selectPaidSums(
    house.database,
    tournaments.map(({ id }) => id),
  );
  const now = house.clock.now();
  return tournaments.map((one) =>
    operatorView(one, {
      now,
      nicknames,
      callerId: null,
      leaders: leaders.get(one.id) ?? [],
      paidEurCents: paid.get(one.id) ?? 0n,
    }),
  );
}

export async function showToOperator(
  house: House,
  tournament: Tournament,
): Promise<OperatorTournamentView> {
  const [view] = await showAllToOperator(house, [tournament], LEADERS_SHOWN);
  return view as OperatorTournamentView;
}
