import type { AuthProviderView } from "@houselight/contracts";
import * as oidc from "openid-client";
import type { Config } from "#platform/config";
import { Refused } from "#platform/http";
import { type House, perHouse } from "#platform/module";

/** A provider of identities, as the configuration says it. */
export type ProviderRecord = NonNullable<Config["AUTH_PROVIDERS"]>[number];

/** Somebody, as a provider proves and describes them. */
export interface Identity {
  readonly provider: string;
  readonly subject: string;
  /** In lower case; null when the provider says none. */
  readonly email: string | null;
  readonly emailVerified: boolean;
}

/** Secrets of one sign-in on its way. */
export interface FlowSecrets {
  readonly state: string;
  readonly nonce: string;
  readonly verifier: string;
}

const TIMEOUT_SECONDS = 3;
const DISCOVERED_FOR_MS = 3_600_000;
const SUBJECT_MAX = 255;
const EMAIL_MAX = 254;
const SCOPE = "openid email profile";
/** Names the site gives to types of providers (AUTH-15). */
const NAMES: Readonly<Record<string, string>> = { google_oauth2: "google" };

export const providersOf = ({ config }: Pick<House, "config">): readonly ProviderRecord[] =>
  config.AUTH_PROVIDERS ?? [];

/** Returns a configured provider. Throws Refused("auth_provider_unknown"). */
export function providerOf(house: House, id: string): ProviderRecord {
  const found = providersOf(house).find((one) => one.id === id);
  if (!found) throw new Refused("auth_provider_unknown");
  return found;
}

export const providerName = ({ type, name }: Pick<ProviderRecord, "type" | "name">): string =>
  NAMES[type] ?? name;

export const providerView = (
  provider: ProviderRecord,
  connected: ReadonlySet<string>,
): AuthProviderView => ({
  id: provider.id,
  name: providerName(provider),
  type: provider.type,
  connected: connected.has(provider.id),
});

/** Keeps for an hour what a provider says of itself; a provider that did not answer is asked again. */
const discovered = perHouse(
  () => new Map<string, { readonly at: number; readonly found: Promise<oidc.Configuration> }>(),
);

/** Returns what a provider says of itself. Throws Refused("auth_provider_away"). */
async function configurationOf(house: House, record: ProviderRecord): Promise<oidc.Configuration> {
  const now = house.clock.now().getTime();
  const before = discovered(house).get(record.id);
  const kept =
    before && now - before.at < DISCOVERED_FOR_MS ? before : { at: now, found: discover(record) };
  discovered(house).set(record.id, kept);
  try {
    return await kept.found;
  } catch (error) {
    if (discovered(house).get(record.id) === kept) {
      discovered(house).delete(record.id);
      house.log.warn({ err: error, provider: record.id }, "a provider of identities is away");
    }
    throw new Refused("auth_provider_away", undefined, 10);
  }
}

async function discover(record: ProviderRecord): Promise<oidc.Configuration> {
  const issuer = new URL(record.issuer);
  const { client_id: id, client_secret: secret } = record;
  // The signature of an ID token counts, wherever it came from.
  const execute = [oidc.enableNonRepudiationChecks];
  // Whoever configures an issuer without TLS has it on a machine of their own.
  if (issuer.protocol === "http:") execute.push(oidc.allowInsecureRequests);
  const client = secret === undefined ? oidc.None() : oidc.ClientSecretPost(secret);
  const options = { execute, timeout: TIMEOUT_SECONDS };
  const configuration = await oidc.discovery(issuer, id, {}, client, options);
  configuration.timeout = TIMEOUT_SECONDS;
  return configuration;
}

/** Returns the address of a provider's page that signs in and comes back to `redirectUri`. */
export async function authorizationUrl(
  house: House,
  record: ProviderRecord,
  { redirectUri, secrets }: { readonly redirectUri: string; readonly secrets: FlowSecrets },
): Promise<string> {
  const configuration = await configurationOf(house, record);
  const challenge = await oidc.calculatePKCECodeChallenge(secrets.verifier);
  return oidc.buildAuthorizationUrl(configuration, {
    redirect_uri: redirectUri,
    scope: SCOPE,
    state: secrets.state,
    nonce: secrets.nonce,
    code_challenge: challenge,
    code_challenge_method: "S256",
  }).href;
}

/**
 * Exchanges what a provider handed back for whom it proves: state, PKCE, nonce, issuer, audience,
 * times and signature hold. Throws Refused: auth_denied, auth_provider_failed, auth_provider_away.
 */
export async function provenIdentity(
  house: House,
  record: ProviderRecord,
  handed: { readonly url: URL; readonly secrets: FlowSecrets },
): Promise<Identity> {
  const configuration = await configurationOf(house, record);
  try {
    const { secrets } = handed;
    const tokens = await oidc.authorizationCodeGrant(configuration, handed.url, {
      expectedState: secrets.state,
      expectedNonce: secrets.nonce,
      pkceCodeVerifier: secrets.verifier,
      idTokenExpected: true,
    });
    const claims = tokens.claims();
    if (!claims || claims.sub.length > SUBJECT_MAX) throw new Error("no subject that can be kept");
    const said =
      claims["email"] === undefined && configuration.serverMetadata().userinfo_endpoint
        ? await oidc.fetchUserInfo(configuration, tokens.access_token, claims.sub)
        : claims;
    return {
      provider: record.id,
      subject: claims.sub,
      email: readEmail(said["email"]),
      emailVerified: said["email_verified"] === true,
    };
  } catch (error) {
    throw refusalOf(house, record, error);
  }
}

const readEmail = (said: unknown): string | null =>
  typeof said === "string" && said.length <= EMAIL_MAX ? said.trim().toLowerCase() : null;

function refusalOf(house: House, record: ProviderRecord, error: unknown): Refused {
  if (error instanceof oidc.AuthorizationResponseError) return new Refused("auth_denied");
  const { name, code, message } = error as Error & { code?: string };
  const isAway = name === "TimeoutError" || code === "OAUTH_TIMEOUT" || name === "TypeError";
  house.log.warn({ provider: record.id, code, reason: message }, "a sign-in did not hold");
  return isAway
    ? new Refused("auth_provider_away", undefined, 10)
    : new Refused("auth_provider_failed");
}
