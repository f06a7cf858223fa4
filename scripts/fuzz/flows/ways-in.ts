import * as api from "@houselight/contracts";
import { PLAYER_PASSWORD } from "@houselight/test-kit";
import { createAuthenticator } from "@houselight/test-kit/outside/authenticator";
import { SIGN_IN_PROVIDER } from "@houselight/test-kit/outside/simulators";
import { visitProvider } from "@houselight/test-kit/outside/provider-visit";
import { generate } from "otplib";
import type { Actor } from "../cast.ts";
import type { Flow, Stage } from "./stage.ts";

const current_password = PLAYER_PASSWORD;
const STEP_SECONDS = 30;
const CALLBACK = `/auth/${SIGN_IN_PROVIDER.id}/callback`;
const params = { id: SIGN_IN_PROVIDER.id };
const DETAILS = {
  terms_acceptance: true,
  country: "DE",
  currency: "EUR",
  date_of_birth: "1990-01-01",
};

/** A second step: on, new recovery codes, off. Each code counts once: one of an app that is ahead follows. */
const secondStep: Flow = {
  name: "second step",
  reaches: [api.beginTwoFactor, api.enableTwoFactor, api.renewRecoveryCodes, api.disableTwoFactor],
  async play(stage) {
    const { actor } = await stage.newcomer("stepper");
    const { secret } = await stage.ask(actor, api.beginTwoFactor, { body: { current_password } });
    const now = Math.floor(Date.now() / 1000);
    const code = await generate({ secret, epoch: now });
    await stage.ask(actor, api.enableTwoFactor, { body: { otp_attempt: code } });
    const otp_attempt = await generate({ secret, epoch: now + STEP_SECONDS });
    const { recovery_codes: codes } = await stage.ask(actor, api.renewRecoveryCodes, {
      body: { current_password, otp_attempt },
    });
    const body = { current_password, otp_attempt: codes[0] };
    await stage.ask(actor, api.disableTwoFactor, { body });
  },
};

type Creation = Parameters<ReturnType<typeof createAuthenticator>["create"]>[0];
type Proving = Parameters<ReturnType<typeof createAuthenticator>["prove"]>[0];

const passkey: Flow = {
  name: "passkey",
  reaches: [
    api.beginPasskey,
    api.addPasskey,
    api.renamePasskey,
    api.beginPasskeySignIn,
    api.signInWithPasskey,
    api.removePasskey,
  ],
  async play(stage) {
    const { actor, id } = await stage.newcomer("keeper");
    await stage.house.database.query(
      "update accounts.players set confirmed_at = now() where id = $1",
      [id],
    );
    const authenticator = createAuthenticator();
    const { options } = await stage.ask(actor, api.beginPasskey, { body: { current_password } });
    const credential = authenticator.create(options as unknown as Creation, stage.url);
    await stage.ask(actor, api.addPasskey, { body: { name: "Phone", credential } });
    const own = { params: { id: authenticator.id } };
    await stage.ask(
      actor,
      api.renamePasskey,
      { ...own, body: { name: "Old phone" } },
      { own: true },
    );
    const guest = stage.visitor("key holder");
    const begun = await stage.ask(guest, api.beginPasskeySignIn, { body: {} });
    const proof = authenticator.prove(begun.options as unknown as Proving, stage.url);
    await stage.ask(guest, api.signInWithPasskey, { body: { credential: proof } });
    await stage.ask(
      actor,
      api.removePasskey,
      { ...own, body: { current_password } },
      { own: true },
    );
  },
};

/** Goes to the provider and comes back with what it hands over. Returns what the house makes of it. */
async function comeBack(stage: Stage, actor: Actor, url: string, email: string) {
  const body = await visitProvider(url, CALLBACK, { email });
  return stage.ask(actor, api.answerSocialSignIn, { params, body });
}

let visits = 0;
const freshEmail = (): string => `flow-${process.pid}-${++visits}@example.org`;

async function signUp(stage: Stage, email: string): Promise<Actor> {
  const actor = stage.visitor("caller");
  const { url } = await stage.ask(actor, api.beginSocialSignIn, { params, body: {} });
  await comeBack(stage, actor, url, email);
  await stage.ask(actor, api.updateAuthDetails, { body: { user: DETAILS } });
  return actor;
}

/** Signs up by a provider, with a second step from then on, which the next sign-in is asked for. */
const social: Flow = {
  name: "provider of identities",
  reaches: [api.beginSocialSignIn, api.answerSocialSignIn, api.updateAuthDetails],
  play: async (stage) => void (await signUp(stage, freshEmail())),
};

/** Connects the provider to an account that has a password, signs in by it, and disconnects. */
const connecting: Flow = {
  name: "connected provider",
  reaches: [api.beginConnecting, api.disconnectAuthProvider, api.continueSocialSignIn],
  async play(stage) {
    const { actor, id } = await stage.newcomer("connector");
    await stage.house.database.query(
      "update accounts.players set confirmed_at = now() where id = $1",
      [id],
    );
    const email = freshEmail();
    const begun = await stage.ask(actor, api.beginConnecting, {
      params,
      body: { current_password },
    });
    await comeBack(stage, actor, begun.url, email);
    const { secret } = await stage.ask(actor, api.beginTwoFactor, { body: { current_password } });
    const now = Math.floor(Date.now() / 1000);
    const first = await generate({ secret, epoch: now });
    await stage.ask(actor, api.enableTwoFactor, { body: { otp_attempt: first } });
    const guest = stage.visitor("caller");
    const { url } = await stage.ask(guest, api.beginSocialSignIn, { params, body: {} });
    // Refused on purpose: the code is asked for, and the flow goes on with it.
    const handed = await visitProvider(url, CALLBACK, { email });
    const path = api.fillPath(api.answerSocialSignIn.path, params);
    await guest.browser.send("POST", path, JSON.stringify(handed));
    const otp_attempt = await generate({ secret, epoch: now + STEP_SECONDS });
    await stage.ask(guest, api.continueSocialSignIn, { body: { user: { otp_attempt } } });
    await stage.ask(actor, api.disconnectAuthProvider, { params });
  },
};

/** An identity with the e-mail of an account: its owner signs in and connects it. */
const proven: Flow = {
  name: "proven identity",
  reaches: [api.connectProvenIdentity],
  async play(stage) {
    const { email, id } = await stage.newcomer("owner");
    await stage.house.database.query(
      "update accounts.players set confirmed_at = now() where id = $1",
      [id],
    );
    const guest = stage.visitor("owner");
    const { url } = await stage.ask(guest, api.beginSocialSignIn, { params, body: {} });
    await comeBack(stage, guest, url, email);
    await stage.ask(guest, api.signIn, { body: { user: { email, password: PLAYER_PASSWORD } } });
    await stage.ask(guest, api.connectProvenIdentity, { body: {} });
  },
};

/** A player looks at the own sessions and ends one. */
const sessions: Flow = {
  name: "sessions",
  reaches: [api.listSessions, api.endSession],
  async play(stage) {
    const { actor } = await stage.newcomer("careful");
    const [session] = await stage.ask(actor, api.listSessions);
    await stage.ask(actor, api.endSession, { params: { id: session?.id } }, { own: true });
  },
};

export const WAYS_IN: readonly Flow[] = [sessions, secondStep, passkey, social, connecting, proven];
