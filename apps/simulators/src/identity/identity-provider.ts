import { createHash, generateKeyPairSync, randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyPluginAsync, FastifyReply, FastifyRequest } from "fastify";
import {
  type ClientMetadata,
  interactionPolicy,
  type JWK,
  type KoaContextWithOIDC,
  Provider,
} from "oidc-provider";
import { memoryAdapter } from "./memory-adapter.ts";
import { faultPage, loginPage, PAGE_POLICY, STYLE, STYLE_PATH } from "./pages.ts";

/** A shop that sends its visitors here to say who they are. */
export interface IdentityClient {
  readonly id: string;
  readonly secret: string;
  /** Path to which visitors return, at whichever address of the shop they came from. */
  readonly callbackPath: string;
}

export interface IdentityOptions {
  /** Address of this simulator for browsers, without a slash at the end; the issuer of its tokens. */
  readonly publicUrl: string;
  /** Path under which it is mounted. */
  readonly prefix: string;
  readonly clients: readonly IdentityClient[];
}

interface Account {
  readonly email: string;
  readonly verified: boolean;
}

const ACCOUNTS_MAX = 5_000;
const EMAIL = /^[^\s@]{1,64}@[^\s@]{1,180}$/;

/** Mounts a provider of identities (OpenID Connect) whose accounts are made on its login page. */
export const identityProvider =
  (options: IdentityOptions): FastifyPluginAsync =>
  async (app) => {
    const accounts = new Map<string, Account>();
    const provider = createProvider(options, accounts);
    app.get(STYLE_PATH, async (_request, reply) =>
      reply.type("text/css; charset=utf-8").send(STYLE),
    );
    await app.register(async (pages) => mountLogin(pages, { ...options, provider, accounts }));
    await app.register(async (protocol) => mountProtocol(protocol, options, provider));
  };

function createProvider(
  { publicUrl, prefix, clients }: IdentityOptions,
  accounts: ReadonlyMap<string, Account>,
): Provider {
  const provider = new Provider(publicUrl, {
    adapter: memoryAdapter(),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 3_600,
      IdToken: 600,
      Interaction: 600,
      Session: 3_600,
    },
    clients: clients.map(
      ({ id, secret, callbackPath }): ClientMetadata => ({
        client_id: id,
        client_secret: secret,
        redirect_uris: [`http://localhost${callbackPath}`],
        grant_types: ["authorization_code"],
        response_types: ["code"],
        token_endpoint_auth_method: "client_secret_post",
      }),
    ),
    claims: { openid: ["sub"], email: ["email", "email_verified"] },
    // The ID token carries the e-mail, as those of the large providers do.
    conformIdTokenClaims: false,
    cookies: { keys: [randomBytes(32).toString("hex")] },
    jwks: { keys: [signingKey()] },
    features: { devInteractions: { enabled: false } },
    pkce: { required: () => true },
    interactions: {
      url: (_context, { uid }) => `${prefix}/interaction/${uid}`,
      policy: askEachTime(),
    },
    findAccount: (_context, sub) => {
      const account = accounts.get(sub);
      if (!account) return undefined;
      const { email, verified } = account;
      return { accountId: sub, claims: () => ({ sub, email, email_verified: verified }) };
    },
    loadExistingGrant: grantEverything,
    renderError: (context, { error, error_description: why }) => {
      context.type = "html";
      context.body = faultPage(publicUrl, `${error}: ${why ?? ""}`);
    },
  });
  provider.proxy = true;
  // A shop of several names and ports is one shop: its path counts.
  provider.Client.prototype.redirectUriAllowed = function allowed(uri: string): boolean {
    const known = clients.find(({ id }) => id === this.clientId);
    return URL.canParse(uri) && new URL(uri).pathname === known?.callbackPath;
  };
  return provider;
}

/** Makes the key that signs the tokens, anew with each start. */
function signingKey(): JWK {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  const jwk = privateKey.export({ format: "jwk" });
  return { ...jwk, kid: "paperpass", use: "sig", alg: "RS256" } as JWK;
}

/** Lets a shop know what it asks for, without a question. */
async function grantEverything({ oidc }: KoaContextWithOIDC) {
  const { client, session } = oidc;
  if (!client || !session?.accountId) return undefined;
  const { accountId } = session;
  const grant = new oidc.provider.Grant({ clientId: client.clientId, accountId });
  grant.addOIDCScope("openid email profile");
  await grant.save();
  return grant;
}

/** In a demonstration one is somebody else each time. */
function askEachTime(): interactionPolicy.DefaultPolicy {
  const policy = interactionPolicy.base();
  const { Check } = interactionPolicy;
  policy
    .get("login")
    ?.checks.add(
      new Check("asks_each_time", "who it is is asked each time", ({ oidc }) =>
        oidc.result?.login ? Check.NO_NEED_TO_PROMPT : Check.REQUEST_PROMPT,
      ),
    );
  return policy;
}

/** The page on which somebody says who they are; saying so makes the account. */
function mountLogin(
  app: FastifyInstance,
  {
    provider,
    accounts,
    publicUrl,
  }: IdentityOptions & {
    readonly provider: Provider;
    readonly accounts: Map<string, Account>;
  },
): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 4_096 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  const html = (reply: FastifyReply, status: number, page: string) =>
    reply
      .code(status)
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-store")
      .header("content-security-policy", PAGE_POLICY)
      .send(page);
  const detailsOf = (request: FastifyRequest, reply: FastifyReply) =>
    provider.interactionDetails(request.raw, reply.raw).catch(() => null);
  const missing = (reply: FastifyReply) =>
    html(reply, 404, faultPage(publicUrl, "This sign-in is over. Go back and begin anew."));

  app.get("/interaction/:uid", async (request, reply) => {
    const details = await detailsOf(request, reply);
    if (!details) return missing(reply);
    const { uid, params } = details;
    return html(reply, 200, loginPage(publicUrl, { uid, client: String(params["client_id"]) }));
  });
  app.post<{ Body: Readonly<Record<string, string>> | undefined }>(
    "/interaction/:uid",
    async (request, reply) => {
      const details = await detailsOf(request, reply);
      if (!details) return missing(reply);
      const { uid, params } = details;
      const { answer, email = "", verified } = request.body ?? {};
      const name = email.trim().toLowerCase();
      if (answer !== "cancel" && !EMAIL.test(name)) {
        const shown = { uid, client: String(params["client_id"]), fault: "Type an e-mail." };
        return html(reply, 422, loginPage(publicUrl, shown));
      }
      const result =
        answer === "cancel"
          ? { error: "access_denied", error_description: "the person did not agree" }
          : { login: { accountId: keep(accounts, name, verified === "yes"), remember: false } };
      void reply.hijack();
      await provider.interactionFinished(request.raw, reply.raw, result, {
        mergeWithLastSubmission: false,
      });
      return reply;
    },
  );
}

/** Makes the account of an e-mail, or finds it: one that is confirmed and one that is not are two. */
function keep(accounts: Map<string, Account>, email: string, verified: boolean): string {
  const sub = createHash("sha256")
    .update(JSON.stringify([email, verified]))
    .digest("base64url")
    .slice(0, 24);
  if (accounts.size >= ACCOUNTS_MAX) accounts.delete([...accounts.keys()][0] as string);
  accounts.set(sub, { email, verified });
  return sub;
}

/** Hands everything else to the library, which reads the bodies itself. */
function mountProtocol(
  app: FastifyInstance,
  { prefix }: IdentityOptions,
  provider: Provider,
): void {
  const answer = provider.callback();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("*", (_request, _payload, done) => done(null));
  app.all("/*", async (request, reply) => {
    void reply.hijack();
    const url = request.raw.url ?? "/";
    // The library finds out from both addresses where it is mounted.
    Object.assign(request.raw, { originalUrl: url, url: url.slice(prefix.length) });
    await answer(request.raw, reply.raw);
    return reply;
  });
}
