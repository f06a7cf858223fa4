import type { NewTournament } from "@houselight/contracts";
import { DEMONSTRATION_OPERATORS, selectOperatorByEmail } from "#core/staff";
import type { House } from "#platform/module";
import demonstration from "./tournaments.json" with { type: "json" };
import { propose, publish } from "../operators/change-tournaments.ts";

const REASON = "Shows what a tournament is.";
const DAY_MS = 86_400_000;

type Shown = Omit<
  NewTournament,
  "id" | "reason" | "start_at" | "end_at" | "file" | "group_ids" | "minima_cents" | "producers"
> & {
  readonly from_day: number;
  readonly days: number;
  readonly minima_cents?: readonly number[];
  readonly producers?: readonly string[];
  /** It is only proposed: whoever looks at the back office agrees to it, or calls it off. */
  readonly waits?: boolean;
};

/** Tournaments in euros, each from a day after the first start on. */
const TOURNAMENTS = demonstration as readonly Shown[];

/** Proposes by one of the demonstration's operators what another one publishes, as operators do; one proposal waits. */
export async function seedTournaments(house: House): Promise<void> {
  const operators = await Promise.all(
    DEMONSTRATION_OPERATORS.map(({ email }) => selectOperatorByEmail(house.database, email)),
  );
  // A demonstration that is older than its second manager has others.
  const [first, second] = operators.filter((operator) => operator !== undefined);
  if (!first || !second) return;
  const now = house.clock.now().getTime();
  for (const { from_day, days, waits = false, ...tournament } of TOURNAMENTS) {
    const startsAt = now + from_day * DAY_MS;
    const { view } = await propose(house, waits ? second : first, {
      ...tournament,
      minima_cents: [...(tournament.minima_cents ?? [])],
      producers: [...(tournament.producers ?? [])],
      group_ids: [],
      file: null,
      start_at: new Date(startsAt).toISOString(),
      end_at: new Date(startsAt + days * DAY_MS).toISOString(),
      id: house.ids.uuid(),
      reason: REASON,
    });
    if (!waits) await publish(house, view.id, { operator: second, reason: REASON });
  }
}
