import { signIn } from "@houselight/contracts/accounts";
import { call } from "../../../api/call.ts";
import { RefusedError } from "../../../api/errors.ts";
import { answerCaptcha } from "../../../forms/captcha/answer-captcha.ts";
import { forgetSignedOut, hasSignedOut } from "../../../api/signed-out.ts";
import { deviceField } from "../landing/device-id.ts";

/** Outcome of a sign-in by the browser's own stored password. */
export type StoredSignIn = "none" | "signed_in" | "blocked" | "login";

interface StoredPassword {
  readonly id: string;
  readonly password: string;
}

/** Keeps passwords in browsers that can; others have none of it (OPEN-14). */
interface PasswordStore {
  get(options: { password: true; mediation: "silent" }): Promise<Credential | null>;
  store(credential: Credential): Promise<unknown>;
  preventSilentAccess(): Promise<void>;
}
type MakePassword = new (data: StoredPassword) => Credential;

const storeOf = (): PasswordStore | null =>
  "PasswordCredential" in window ? (navigator.credentials as unknown as PasswordStore) : null;

export interface StoredSignInParts {
  stored(): Promise<StoredPassword | null>;
  captcha(email: string): Promise<string>;
  send(user: {
    readonly email: string;
    readonly password: string;
    readonly captcha: string;
    readonly custom_login_reg: true;
    readonly dfpc?: string;
  }): Promise<unknown>;
}

/**
 * Signs in by a stored password, with a captcha's answer (AUTH-19) and what else the login sends. An
 * account that is closed to this country ends it; any other fault is for the login page (AUTH-20), a
 * second step too.
 */
export async function signInStored(parts: StoredSignInParts): Promise<StoredSignIn> {
  const found = await parts.stored().catch(() => null);
  if (!found) return "none";
  try {
    const captcha = await parts.captcha(found.id);
    const { id: email, password } = found;
    await parts.send({ email, password, captcha, custom_login_reg: true, ...deviceField() });
    return "signed_in";
  } catch (error) {
    const isBlocked = error instanceof RefusedError && error.has("EE_LICENSE_BLOCKED");
    return isBlocked ? "blocked" : "login";
  }
}

/** Signs in by what this browser has stored; silently, and never after somebody signed out. */
export const signInByStore = (signal: AbortSignal): Promise<StoredSignIn> =>
  signInStored({
    stored: async () => {
      const store = storeOf();
      if (!store || hasSignedOut()) return null;
      const found = await store.get({ password: true, mediation: "silent" });
      return found?.type === "password" ? (found as Credential & StoredPassword) : null;
    },
    captcha: (email) => answerCaptcha(email, { signal }),
    send: (user) => call(signIn, { body: { user } }),
  });

/** Offers the browser to keep a password that was right; it asks its user. */
export async function offerToStore(id: string, password: string): Promise<void> {
  forgetSignedOut();
  const store = storeOf();
  if (!store) return;
  const { PasswordCredential } = window as unknown as { PasswordCredential: MakePassword };
  // Who says no is signed in all the same.
  await store.store(new PasswordCredential({ id, password })).catch(() => undefined);
}
