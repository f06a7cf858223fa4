import type { CredentialProof, UserInfoView } from "@houselight/contracts";
import {
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from "@simplewebauthn/server";
import { admitPlayer, letIn, selectPlayer } from "#core/accounts";
import type { Tx } from "#platform/database";
import { type HandlerContext, Refused } from "#platform/http";
import type { House } from "#platform/module";
import {
  bindBrowser,
  boundToBrowser,
  CEREMONY_MS,
  recallChallenge,
  type RelyingParty,
  relyingParty,
  rememberChallenge,
  userHandle,
} from "./ceremony.ts";
import { notePasskeyUse, type Passkey, selectPasskey } from "./passkey-store.ts";

/** Begins a sign-in: any passkey of this site will do. Returns the options for the browser. */
export async function beginSignIn(
  house: House,
  context: HandlerContext,
): Promise<Record<string, unknown>> {
  const { rpId } = relyingParty(house, context);
  const options = await generateAuthenticationOptions({
    rpID: rpId,
    challenge: new Uint8Array(house.random.bytes(32)),
    timeout: CEREMONY_MS,
    userVerification: "required",
  });
  await rememberChallenge(house, bindBrowser(house, context), options.challenge);
  return { ...options };
}

/**
 * Signs in by a passkey. It is something one has, opened by something one is or knows: no second step
 * is asked for. Throws Refused: passkey_challenge_unknown, passkey_wrong, EE_LICENSE_BLOCKED,
 * account_restricted.
 */
export async function signInWithPasskey(
  house: House,
  {
    credential,
    withdrawalsOnly,
  }: {
    readonly credential: CredentialProof;
    readonly withdrawalsOnly: boolean;
  },
  context: HandlerContext,
): Promise<UserInfoView> {
  const site = relyingParty(house, context);
  const browser = boundToBrowser(context.flowToken ?? "");
  const { clientDataJSON } = credential.response;
  const challenge = await recallChallenge(house, browser, clientDataJSON);
  const passkey = await selectPasskey(house.database, credential.id);
  const player = passkey && (await selectPlayer(house.database, passkey.playerId));
  if (!passkey || !player) throw new Refused("passkey_wrong");
  const counter = await checkProof(house, { passkey, credential, challenge, site });
  const holds = async (tx: Tx) => {
    const use = { id: passkey.id, playerId: player.id, counter };
    if (!(await notePasskeyUse(tx, use, house.clock.now()))) throw new Refused("passkey_wrong");
  };
  const token = await admitPlayer(house, player, { withdrawalsOnly, holds }, context);
  return letIn(house, context, player, token);
}

/** Returns what the authenticator has counted. Throws Refused("passkey_wrong"). */
async function checkProof(
  house: House,
  {
    passkey,
    credential,
    challenge,
    site,
  }: {
    readonly passkey: Passkey;
    readonly credential: CredentialProof;
    readonly challenge: string;
    readonly site: RelyingParty;
  },
): Promise<bigint> {
  const handle = userHandle(house, passkey.playerId).toString("base64url");
  if (passkey.rpId !== site.rpId || credential.response.userHandle !== handle)
    throw new Refused("passkey_wrong");
  const checked = await verifyAuthenticationResponse({
    response: credential as AuthenticationResponseJSON,
    expectedChallenge: challenge,
    expectedOrigin: site.origin,
    expectedRPID: site.rpId,
    credential: {
      id: passkey.id,
      publicKey: new Uint8Array(Buffer.from(passkey.publicKey, "base64url")),
      counter: Number(passkey.counter),
      transports: [...passkey.transports] as AuthenticatorTransport[],
    },
    requireUserVerification: true,
  }).catch((error: unknown) => {
    // A counter that goes back stands here too: the key may have been copied.
    house.log.warn(
      { playerId: passkey.playerId, reason: (error as Error).message },
      "a passkey does not hold",
    );
    return null;
  });
  if (!checked?.verified) throw new Refused("passkey_wrong");
  return BigInt(checked.authenticationInfo.newCounter);
}
