import { randomUUID } from "node:crypto";
import { type EndpointCall, proposeTournament, publishTournament } from "@houselight/contracts";
import type { HttpCaller } from "@houselight/test-kit";

type Body = EndpointCall<typeof proposeTournament>["body"];

/** Shorter than a session without a sign of life. */
export const LENGTH_MS = 10 * 60_000;

/** A tournament of ten minutes from a moment on, over all games, for the highest multiplier. */
export const shortTournament = (from: Date, part: Partial<Body> = {}): Body => ({
  id: randomUUID(),
  frontend_identifier: `cup-${randomUUID().slice(0, 8)}`,
  type: "tournament",
  title: { en: "Short Cup" },
  start_at: from.toISOString(),
  end_at: new Date(from.getTime() + LENGTH_MS).toISOString(),
  currency: "EUR",
  prizes_cents: [5_000, 2_000],
  scoring: "multiplier",
  reason: "a test",
  ...part,
});

/** Shows a tournament to players, as two operators do. Returns its id. */
export async function published(
  [first, second]: readonly [HttpCaller, HttpCaller],
  body: Body,
): Promise<string> {
  const proposed = await first.call(proposeTournament, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const params = { id: body.id };
  const { status } = await second.call(publishTournament, { params, body: { reason: "a test" } });
  if (status !== 200) throw new Error(`publication answers ${status}`);
  return body.id;
}
