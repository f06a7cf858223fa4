import {
  answerSocialSignIn,
  beginSocialSignIn,
  type SocialOutcomeView,
  updateAuthDetails,
} from "@houselight/contracts";
import { IDENTITY_PATH, openSimulators, type RunningSimulators } from "@houselight/simulators";
import {
  type HttpAnswer,
  type HttpCaller as Browser,
  httpCaller,
  openTestHouse,
  TestClock,
  type TestHouse,
} from "@houselight/test-kit";
import {
  type Handed,
  type ProviderVisitor,
  visitProvider as visitProviderPages,
} from "@houselight/test-kit/outside/provider-visit";
import { freePort } from "@houselight/test-kit/private-postgres";

export const PROVIDER = "paperpass";
const SECRET = "shared with the provider of identities in tests";
const CALLBACK = `/auth/${PROVIDER}/callback`;

export interface SocialKit extends TestHouse {
  readonly clock: TestClock;
  readonly simulators: RunningSimulators;
}

/** A house behind a trusted proxy, with a provider of identities that speaks the real protocol. */
export async function openSocialKit(): Promise<SocialKit> {
  const port = await freePort();
  const publicUrl = `http://127.0.0.1:${port}`;
  const simulators = await openSimulators({
    host: "127.0.0.1",
    port,
    publicUrl,
    paperpaySecret: "s".repeat(32),
    identityClients: [
      { id: "house", secret: SECRET, callbackPath: CALLBACK },
      { id: "other-shop", secret: "another", callbackPath: CALLBACK },
    ],
  });
  const issuer = `${publicUrl}${IDENTITY_PATH}`;
  const client = { issuer, client_id: "house", client_secret: SECRET };
  const providers = [
    { id: PROVIDER, name: "Paperpass", ...client },
    { id: "google", type: "google_oauth2", name: "Google", ...client },
    { id: "gone", name: "Gone", ...client, issuer: "http://127.0.0.1:9/none" },
  ];
  const clock = new TestClock();
  const env = { TRUST_PROXY: "1", AUTH_PROVIDERS: JSON.stringify(providers) };
  const kit = await openTestHouse({ clock, serve: { jobs: true }, env });
  return {
    ...kit,
    simulators,
    close: async () => {
      await kit.close();
      await simulators.close();
    },
  };
}

let count = 0;
export const freshEmail = (): string => `social-${++count}@example.org`;

export const browserOf = (
  kit: SocialKit,
  headers: Readonly<Record<string, string>> = {},
): Browser =>
  httpCaller(kit.served?.url as string, {
    "x-forwarded-for": `192.0.2.${1 + (++count % 250)}`,
    ...headers,
  });

export type { Handed };

/** Goes through the provider's pages as a browser does. Returns what it hands back. */
export const visitProvider = (address: string, visitor: ProviderVisitor): Promise<Handed> =>
  visitProviderPages(address, CALLBACK, visitor);

/** Begins a sign-in. Returns the provider's address. */
export async function begin(browser: Browser, redirect?: string, id = PROVIDER): Promise<string> {
  const body = redirect === undefined ? {} : { redirect };
  const answer = await browser.call(beginSocialSignIn, { params: { id }, body });
  if (answer.status !== 200) throw new Error(JSON.stringify(answer.body));
  return answer.body.url;
}

export const answerWith = (
  browser: Browser,
  handed: Handed,
  id = PROVIDER,
): Promise<HttpAnswer<SocialOutcomeView>> =>
  browser.call(answerSocialSignIn, { params: { id }, body: { ...handed } });

/** Signs in by the provider, from begin to end. */
export const signInSocially = async (
  browser: Browser,
  visitor: ProviderVisitor,
  redirect?: string,
): Promise<HttpAnswer<SocialOutcomeView>> =>
  answerWith(browser, await visitProvider(await begin(browser, redirect), visitor));

export const DETAILS = {
  terms_acceptance: true as const,
  country: "DE",
  currency: "EUR",
  date_of_birth: "1990-01-01",
};

/** Creates a player who came by the provider. Returns the browser, signed in. */
export async function socialPlayer(kit: SocialKit, email: string): Promise<Browser> {
  const browser = browserOf(kit);
  await signInSocially(browser, { email });
  const { status, body } = await browser.call(updateAuthDetails, { body: { user: DETAILS } });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return browser;
}
