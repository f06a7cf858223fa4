import { randomUUID } from "node:crypto";
import {
  activateJackpot,
  type EndpointCall,
  type NewJackpot,
  proposeJackpot,
} from "@houselight/contracts";
import type { HttpCaller } from "@houselight/test-kit";

type Body = EndpointCall<typeof proposeJackpot>["body"];

/** A jackpot of one quick level: from 1 to 100 cents, by three hundredths of each stake. */
export const quickJackpot = (part: Partial<NewJackpot> = {}): Body => ({
  id: randomUUID(),
  identifier: `pot-${randomUUID().slice(0, 8)}`,
  name: "Quick",
  currency: "EUR",
  games: ["vault-of-buttons"],
  levels: [{ name: "Tin", rate_ppm: 30_000, start_cents: 1, must_drop_by_cents: 100 }],
  reason: "a test",
  ...part,
});

/** Puts a jackpot into use, as two operators do. Returns its address. */
export async function inUse(
  [first, second]: readonly [HttpCaller, HttpCaller],
  body: Body,
): Promise<string> {
  const proposed = await first.call(proposeJackpot, { body });
  if (proposed.status !== 201) throw new Error(JSON.stringify(proposed.body));
  const params = { identifier: body.identifier };
  const { status } = await second.call(activateJackpot, { params, body: { reason: "a test" } });
  if (status !== 200) throw new Error(`activation answers ${status}`);
  return body.identifier;
}
