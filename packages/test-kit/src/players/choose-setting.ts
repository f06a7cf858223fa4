import { randomUUID } from "node:crypto";
import { type GuardedSetting, listSettings, makeSettingProposal } from "@houselight/contracts";
import type { House } from "@houselight/server/testing";
import { signedInOperator } from "./players.ts";

/**
 * Chooses a guarded setting as two operators do: one proposes it from what holds, another agrees. What only
 * stops something takes the first alone.
 */
export async function chosenByTwo<S extends GuardedSetting>(
  house: House,
  url: string,
  setting: S,
  value: S["initial"],
): Promise<void> {
  const one = await signedInOperator(house, url, "manager");
  const { body: held } = await one.call(listSettings, {});
  const based_on = held.find(({ name }) => name === setting.name)?.version ?? 0;
  const choice = { id: randomUUID(), based_on, value, reason: "chosen by two for a test" };
  const proposed = await one.send("PUT", setting.choose.path, JSON.stringify(choice));
  assertStatus(proposed, 201);
  if ((proposed.body as { readonly state: string }).state === "made") return;
  const other = await signedInOperator(house, url, "manager");
  assertStatus(await other.call(makeSettingProposal, { params: { id: choice.id } }), 200);
}

function assertStatus(
  { status, body }: { readonly status: number; readonly body: unknown },
  wanted: number,
): void {
  if (status !== wanted) throw new Error(`the choice answers ${status}: ${JSON.stringify(body)}`);
}
