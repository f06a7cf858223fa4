import { randomUUID } from "node:crypto";
import { getClientContext, registerPlayer, signUpAge } from "@houselight/contracts";
import { httpCaller } from "@houselight/test-kit";
import { PLAYER_PASSWORD } from "../../workload/player/player.ts";
import type { Edge } from "./edges.ts";

const COUNTRY = "DE";
let visitors = 0;

/** Registers somebody who is old enough from the edge on. Returns the status; null where no day begins there. */
export async function registerAtAge(url: () => string, edge: Edge): Promise<number | null> {
  if (edge.birthday === null) return null;
  visitors += 1;
  // From addresses of their own: registrations are counted by them.
  const guest = httpCaller(url, { "x-forwarded-for": `10.250.0.${visitors}` });
  const { body } = await guest.call(getClientContext, {});
  const year = edge.at.getUTCFullYear() - signUpAge(body.policy.ages, COUNTRY);
  const user = {
    email: `${randomUUID()}@example.org`,
    password: PLAYER_PASSWORD,
    currency: "EUR",
    country: COUNTRY,
    date_of_birth: `${year}-${edge.birthday}`,
    terms_acceptance: true as const,
  };
  return (await guest.call(registerPlayer, { body: { user } })).status;
}
