import { siteAddress } from "#core/configuration";
import type { Tx } from "#platform/database";
import { type HandlerContext, Refused } from "#platform/http";
import { sha256 } from "#platform/ids";
import { type House, perHouse } from "#platform/module";
import { createSeal } from "#platform/seal";
import { insertFlow, keepProof, selectProof, takeFlow, takeProof } from "./flow-store.ts";
import {
  authorizationUrl,
  type FlowSecrets,
  type Identity,
  type ProviderRecord,
  provenIdentity,
} from "./providers.ts";

/** Whoever does not come back from a provider within this time begins anew. */
const FLOW_SECONDS = 600;
/** A proof may wait for a form, or for the owner's own sign-in. */
const PROOF_SECONDS = 900;
const TOKEN_FORM = /^[A-Za-z0-9_-]{43}$/;

const sealOf = perHouse((house) => createSeal(house.key("social sign-in"), house.random));

/** Goes with a flow on its way and back. */
interface Luggage {
  readonly nonce: string;
  readonly verifier: string;
  readonly redirect: string | null;
}

/** Somebody whom a provider has proven to this browser, until something follows from it. */
export interface Proof extends Identity {
  readonly redirect: string | null;
  readonly provenAt: Date;
}

/** Holds what a provider handed back, as the page of the site read it. */
export interface HandedBack {
  readonly state: string;
  readonly code?: string | undefined;
  readonly iss?: string | undefined;
  readonly error?: string | undefined;
}

const randomToken = (house: House): string =>
  Buffer.from(house.random.bytes(32)).toString("base64url");

const later = (house: House, seconds: number): Date =>
  new Date(house.clock.now().getTime() + seconds * 1000);

/** A page of each provider's own: what another hands back there is refused. */
const redirectUri = (house: House, { host, port }: HandlerContext, provider: string): string =>
  `${siteAddress(house.config, host, port)}/auth/${provider}/callback`;

/** Begins a way to a provider, bound to this browser. Returns the address to send it to. */
export async function beginFlow(
  house: House,
  context: HandlerContext,
  record: ProviderRecord,
  {
    redirect = null,
    connects = null,
  }: {
    readonly redirect?: string | null;
    readonly connects?: { readonly playerId: bigint; readonly sessionId: bigint } | null;
  },
): Promise<string> {
  const secrets: FlowSecrets = {
    state: randomToken(house),
    nonce: randomToken(house),
    verifier: randomToken(house),
  };
  const back = redirectUri(house, context, record.id);
  const url = await authorizationUrl(house, record, { redirectUri: back, secrets });
  const browser = randomToken(house);
  const stateHash = sha256(secrets.state);
  const luggage: Luggage = { nonce: secrets.nonce, verifier: secrets.verifier, redirect };
  const flow = {
    stateHash,
    browserHash: sha256(browser),
    provider: record.id,
    connects,
    sealed: sealOf(house).close(JSON.stringify(luggage), stateHash),
  };
  await insertFlow(house.database, flow, later(house, FLOW_SECONDS));
  context.setFlow(browser, FLOW_SECONDS + PROOF_SECONDS);
  return url;
}

/** Returns the hash of what binds a flow to this browser. Throws Refused("auth_flow_unknown"). */
function browserHash({ flowToken }: Pick<HandlerContext, "flowToken">): string {
  if (flowToken === null || !TOKEN_FORM.test(flowToken)) throw new Refused("auth_flow_unknown");
  return sha256(flowToken);
}

/**
 * Ends the way to a provider and back: once, in the browser that began it. Throws Refused:
 * auth_flow_unknown, auth_denied, auth_provider_failed, auth_provider_away.
 */
export async function endFlow(
  house: House,
  context: HandlerContext,
  record: ProviderRecord,
  handed: HandedBack,
): Promise<{
  readonly identity: Identity;
  readonly redirect: string | null;
  readonly connects: { readonly playerId: bigint; readonly sessionId: bigint } | null;
}> {
  const stateHash = sha256(handed.state);
  const named = { stateHash, browserHash: browserHash(context), provider: record.id };
  const flow = await takeFlow(house.database, named, house.clock.now());
  if (!flow) throw new Refused("auth_flow_unknown");
  const luggage = JSON.parse(sealOf(house).open(flow.sealed, stateHash)) as Luggage;
  const { nonce, verifier, redirect } = luggage;
  const url = new URL(redirectUri(house, context, record.id));
  for (const [name, value] of Object.entries(handed))
    if (value !== undefined) url.searchParams.set(name, value);
  const secrets = { state: handed.state, nonce, verifier };
  const identity = await provenIdentity(house, record, { url, secrets });
  return { identity, redirect, connects: flow.connects };
}

/** Keeps what was proven to this browser, sealed but for who it is. */
export async function rememberProof(
  house: House,
  context: HandlerContext,
  identity: Identity,
  redirect: string | null,
): Promise<void> {
  const browser = browserHash(context);
  const { provider, subject, email, emailVerified } = identity;
  const provenAt = house.clock.now();
  const sealed = sealOf(house).close(JSON.stringify({ email, emailVerified, redirect }), browser);
  const row = { provider, subject, sealed, provenAt };
  await keepProof(house.database, browser, row, later(house, PROOF_SECONDS));
}

/** Returns what was proven to this browser. Throws Refused("auth_flow_unknown"). */
export async function recallProof(house: House, context: HandlerContext): Promise<Proof> {
  const browser = browserHash(context);
  const row = await selectProof(house.database, browser, house.clock.now());
  if (!row) throw new Refused("auth_flow_unknown");
  const { provider, subject, provenAt } = row;
  const kept = JSON.parse(sealOf(house).open(row.sealed, browser)) as Pick<
    Proof,
    "email" | "emailVerified" | "redirect"
  >;
  return { provider, subject, provenAt, ...kept };
}

/** Uses up what was proven to this browser. Throws Refused("auth_flow_unknown"): it was used. */
export async function useProof(
  house: House,
  tx: Tx,
  context: HandlerContext,
  proof: Pick<Proof, "provider" | "subject">,
): Promise<void> {
  if (!(await takeProof(tx, browserHash(context), proof, house.clock.now())))
    throw new Refused("auth_flow_unknown");
}
