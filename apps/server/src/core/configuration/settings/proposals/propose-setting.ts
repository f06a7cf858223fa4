import type { EndpointShape, GuardedSetting } from "@houselight/contracts";
import { proposeOnce } from "#core/staff";
import { bodyHash, type Operator, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { lockSetting } from "../setting-store.ts";
import { assertFitting, forgetSetting, heldIn, type SettingValue } from "../settings.ts";
import { makeVersion, note } from "./make-version.ts";
import { insertProposal, type Proposal, selectProposal } from "./proposal-store.ts";

/** A proposal that waits longer has to be made anew. */
const WAITS_MS = 7 * 86_400_000;

export interface Choice {
  readonly id: string;
  readonly based_on: number;
  readonly value: SettingValue<GuardedSetting>;
  readonly reason: string;
}

type OnlyStops = (from: object, to: object) => boolean;

/**
 * Proposes a choice of a guarded setting, made from the version that holds; a repeat finds the same proposal.
 * One that only stops something is made at once. Throws Refused: idempotency_mismatch, setting_changed, and
 * what the setting itself refuses.
 */
export async function proposeSetting(
  house: House,
  operator: Operator,
  setting: GuardedSetting,
  choice: Choice,
): Promise<Proposal> {
  const { name } = setting;
  const endpoint: EndpointShape = setting.choose;
  const hash = bodyHash(endpoint, {}, choice);
  const { proposal } = await house.database.tx((tx) =>
    proposeOnce({
      hash,
      find: () => selectProposal(tx, choice.id),
      write: async () => {
        const value = assertFitting(name, choice.value);
        await lockSetting(tx, name);
        const held = await heldIn(tx, setting);
        if (held.version !== choice.based_on) throw new Refused("setting_changed");
        const onlyStops =
          (setting.onlyStops as OnlyStops | undefined)?.(held.value, value) ?? false;
        const at = house.clock.now();
        const written = await insertProposal(tx, {
          id: choice.id,
          name,
          value,
          basedOn: BigInt(choice.based_on),
          bodyHash: hash,
          reason: choice.reason,
          onlyStops,
          proposedById: operator.id,
          proposedBy: operator.email,
          proposedAt: at,
          expiresAt: new Date(at.getTime() + WAITS_MS),
        });
        if (!written) return undefined;
        await note(tx, written, { at, operator, action: "configuration.propose" });
        return onlyStops ? makeVersion(tx, written, { at, operator, value }) : written;
      },
    }),
  );
  forgetSetting(house, name);
  return proposal;
}
