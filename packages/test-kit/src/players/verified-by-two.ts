import { decideVerificationOverride, setVerification } from "@houselight/contracts";
import type { House } from "@houselight/server/testing";
import { signedInOperator } from "./players.ts";

const reason = "passport seen";

/** Verifies a player by hand, as two operators do; until a day where one is named. */
export async function verifiedByTwo(
  house: House,
  url: string,
  playerId: bigint | number,
  lastDay?: string,
): Promise<void> {
  const params = { id: Number(playerId) };
  const one = await signedInOperator(house, url, "manager");
  const last_day = lastDay === undefined ? {} : { last_day: lastDay };
  const proposed = await one.call(setVerification, {
    params,
    body: { status: "verified", reason, ...last_day },
  });
  if (proposed.body.status === "verified") return;
  const other = await signedInOperator(house, url, "manager");
  const body = { decision: "agree", reason } as const;
  const { status, body: answer } = await other.call(decideVerificationOverride, { params, body });
  if (status !== 200) throw new Error(`the approval answers ${status}: ${JSON.stringify(answer)}`);
}
