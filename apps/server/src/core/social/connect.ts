import {
  confirmPassword,
  deedOf,
  hasPassword,
  mailPlayers,
  selectPlayer,
  sessionBeganAt,
} from "#core/accounts";
import type { Tx } from "#platform/database";
import { type Caller, type HandlerContext, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { beginFlow, recallProof, useProof } from "./flows.ts";
import {
  deleteIdentity,
  type IdentityKey,
  insertIdentity,
  lockProvidersOf,
  selectOwner,
  selectProvidersOf,
} from "./identity-store.ts";
import { providerName, providerOf, providersOf } from "./providers.ts";

type PlayerContext = HandlerContext & { readonly caller: Caller };

/**
 * Begins to connect a provider with a signed-in player, by the password. Throws Refused:
 * auth_provider_unknown, auth_provider_connected, email_unconfirmed, auth_provider_away, and those of
 * `confirmPassword`.
 */
export async function beginConnecting(
  house: House,
  providerId: string,
  password: string,
  context: PlayerContext,
): Promise<string> {
  const record = providerOf(house, providerId);
  const { id: playerId, sessionId } = context.caller;
  await confirmPassword(house, playerId, password);
  await assertConfirmed(house, playerId);
  if ((await selectProvidersOf(house.database, playerId)).has(record.id))
    throw new Refused("auth_provider_connected");
  return beginFlow(house, context, record, { connects: { playerId, sessionId } });
}

/** A way in beside the password is for the owner of the e-mail: whoever took the address first may be another. */
async function assertConfirmed(house: House, playerId: bigint): Promise<void> {
  const player = await selectPlayer(house.database, playerId);
  if (!player?.confirmedAt) throw new Refused("email_unconfirmed");
}

/** Connects an identity in the session that asked for it. Throws Refused, auth_flow_unknown in any other. */
export async function connectInSession(
  house: House,
  context: HandlerContext,
  connects: { readonly playerId: bigint; readonly sessionId: bigint },
  identity: IdentityKey,
): Promise<void> {
  const { caller } = context;
  if (caller?.id !== connects.playerId || caller.sessionId !== connects.sessionId)
    throw new Refused("auth_flow_unknown");
  await house.database.tx((tx) => connect(house, tx, caller.id, identity, context));
  context.setFlow("", 0);
}

/**
 * Connects the identity that was proven to this browser with the player who signed in after that: an
 * open session that somebody borrowed is no owner. Throws Refused: auth_flow_unknown,
 * email_unconfirmed, identity_taken, auth_provider_connected.
 */
export async function connectProven(house: House, context: PlayerContext): Promise<void> {
  const { caller } = context;
  const proof = await recallProof(house, context);
  const beganAt = await sessionBeganAt(house.database, caller.sessionId);
  if (!beganAt || beganAt <= proof.provenAt) throw new Refused("auth_flow_unknown");
  await assertConfirmed(house, caller.id);
  await house.database.tx(async (tx) => {
    await useProof(house, tx, context, proof);
    await connect(house, tx, caller.id, proof, context);
  });
  context.setFlow("", 0);
}

async function connect(
  house: House,
  tx: Tx,
  playerId: bigint,
  identity: IdentityKey,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  if (!(await insertIdentity(tx, identity, playerId, house.clock.now()))) {
    const owner = await selectOwner(tx, identity);
    const isOthers = owner !== undefined && owner !== playerId;
    throw new Refused(isOthers ? "identity_taken" : "auth_provider_connected");
  }
  await tell(house, tx, { kind: "way_in_added", playerId, provider: identity.provider }, from);
}

/** Disconnects a provider. Throws Refused: auth_provider_not_connected, last_way_in. */
export async function disconnect(
  house: House,
  playerId: bigint,
  provider: string,
  from: { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  await house.database.tx(async (tx) => {
    const connected = await lockProvidersOf(tx, playerId);
    if (!connected.has(provider)) throw new Refused("auth_provider_not_connected");
    if (connected.size === 1 && !(await hasPassword(tx, playerId)))
      throw new Refused("last_way_in");
    await deleteIdentity(tx, playerId, provider);
    await tell(house, tx, { kind: "way_in_removed", playerId, provider }, from);
  });
}

/** Tells the owner by mail. */
async function tell(
  house: House,
  tx: Tx,
  {
    kind,
    playerId,
    provider,
  }: {
    readonly kind: "way_in_added" | "way_in_removed";
    readonly playerId: bigint;
    readonly provider: string;
  },
  from: { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  const record = providersOf(house).find(({ id }) => id === provider);
  const data = { ...deedOf(house, from), way: record ? providerName(record) : provider };
  await mailPlayers(house, tx, kind, [{ playerId, reference: house.ids.uuid(), data }]);
}
