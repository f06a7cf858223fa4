import type { NewCredential, PasskeyView } from "@houselight/contracts";
import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { confirmPassword, deedOf, mailPlayers, selectPlayer } from "#core/accounts";
import { type Caller, type HandlerContext, Refused } from "#platform/http";
import type { House } from "#platform/module";
import {
  boundToSession,
  CEREMONY_MS,
  recallChallenge,
  relyingParty,
  rememberChallenge,
  userHandle,
} from "./ceremony.ts";
import {
  deletePasskey,
  insertPasskey,
  lockCount,
  type Passkey,
  selectPasskeysOf,
} from "./passkey-store.ts";

const PASSKEYS_MAX = 10;
/** EdDSA, ES256, RS256: every authenticator has one of them, and every Node checks them. */
const ALGORITHMS = [-8, -7, -257];

type PlayerContext = HandlerContext & { readonly caller: Caller };

export const passkeyView = ({ id, name, createdAt, lastUsedAt }: Passkey): PasskeyView => ({
  id,
  name,
  created_at: createdAt.toISOString(),
  last_used_at: lastUsedAt?.toISOString() ?? null,
});

/**
 * Begins to add a passkey, by the password. Returns the options for the browser: the key is one that
 * names its player by itself, and asks for a finger, a face or a code each time. Throws Refused:
 * email_unconfirmed, too_many_passkeys, passkeys_not_here, and those of `confirmPassword`.
 */
export async function beginPasskey(
  house: House,
  password: string,
  context: PlayerContext,
): Promise<Record<string, unknown>> {
  const { id: playerId, sessionId } = context.caller;
  const site = relyingParty(house, context);
  await confirmPassword(house, playerId, password);
  const player = await selectPlayer(house.database, playerId);
  // Whoever took an address first may be another than its owner, who asks for a new password later.
  if (!player?.confirmedAt) throw new Refused("email_unconfirmed");
  const own = await selectPasskeysOf(house.database, playerId);
  if (own.length >= PASSKEYS_MAX) throw new Refused("too_many_passkeys");
  const options = await generateRegistrationOptions({
    rpName: site.name,
    rpID: site.rpId,
    userName: player.email,
    userDisplayName: player.nickname ?? player.email,
    userID: new Uint8Array(userHandle(house, playerId)),
    challenge: new Uint8Array(house.random.bytes(32)),
    timeout: CEREMONY_MS,
    attestationType: "none",
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: own.filter(({ rpId }) => rpId === site.rpId).map(({ id }) => ({ id })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
  });
  await rememberChallenge(house, boundToSession(sessionId), options.challenge);
  return { ...options };
}

/**
 * Adds the passkey that a browser made. Throws Refused: passkey_challenge_unknown, passkey_not_valid,
 * passkey_taken, too_many_passkeys.
 */
export async function addPasskey(
  house: House,
  { name, credential }: { readonly name: string; readonly credential: NewCredential },
  context: PlayerContext,
): Promise<PasskeyView> {
  const { id: playerId, sessionId } = context.caller;
  const { clientDataJSON } = credential.response;
  const challenge = await recallChallenge(house, boundToSession(sessionId), clientDataJSON);
  const { origin, rpId } = relyingParty(house, context);
  const checked = await verifyRegistrationResponse({
    response: credential as RegistrationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: rpId,
    supportedAlgorithmIDs: ALGORITHMS,
    requireUserVerification: true,
  }).catch((error: unknown) => {
    house.log.info({ reason: (error as Error).message }, "a new passkey does not hold");
    return null;
  });
  if (!checked?.verified) throw new Refused("passkey_not_valid");
  const made = checked.registrationInfo.credential;
  const passkey = {
    id: made.id,
    playerId,
    rpId,
    publicKey: Buffer.from(made.publicKey).toString("base64url"),
    counter: BigInt(made.counter),
    transports: credential.response.transports ?? [],
    name,
    createdAt: house.clock.now(),
  };
  await house.database.tx(async (tx) => {
    if ((await lockCount(tx, playerId)) >= PASSKEYS_MAX) throw new Refused("too_many_passkeys");
    if (!(await insertPasskey(tx, passkey))) throw new Refused("passkey_taken");
    const data = { ...deedOf(house, context), way: name };
    await mailPlayers(house, tx, "way_in_added", [{ playerId, reference: house.ids.uuid(), data }]);
  });
  return passkeyView({ ...passkey, lastUsedAt: null });
}

/** Removes a passkey, by the password. Throws Refused: passkey_not_found, and those of `confirmPassword`. */
export async function removePasskey(
  house: House,
  playerId: bigint,
  { id, password }: { readonly id: string; readonly password: string },
  from: { readonly ip: string; readonly userAgent: string },
): Promise<void> {
  await confirmPassword(house, playerId, password);
  await house.database.tx(async (tx) => {
    const name = await deletePasskey(tx, playerId, id);
    if (name === undefined) throw new Refused("passkey_not_found");
    const data = { ...deedOf(house, from), way: name };
    await mailPlayers(house, tx, "way_in_removed", [
      { playerId, reference: house.ids.uuid(), data },
    ]);
  });
}
