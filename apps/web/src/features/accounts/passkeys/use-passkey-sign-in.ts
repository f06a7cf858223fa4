import { beginPasskeySignIn, signInWithPasskey } from "@houselight/contracts/accounts";
import type { PublicKeyCredentialRequestOptionsJSON } from "@simplewebauthn/browser";
import { call } from "../../../api/call.ts";

/** Says whether a passkey can be used on this page: it needs a name of the site, and a secure one. */
export const canUsePasskeys = (): boolean =>
  typeof window !== "undefined" &&
  window.isSecureContext &&
  "PublicKeyCredential" in window &&
  !/^[\d.]+$|^\[/.test(window.location.hostname);

/**
 * Signs in by a passkey. With `fromField` the browser offers the passkeys in the field of the e-mail,
 * and this waits until one is chosen; what cannot be offered there is not said. Returns false when
 * nobody chose one.
 */
export async function signInByPasskey({
  fromField,
  withdrawalsOnly = false,
  stillWanted = () => true,
}: {
  readonly fromField: boolean;
  readonly withdrawalsOnly?: boolean;
  stillWanted?(): boolean;
}): Promise<boolean> {
  const { browserSupportsWebAuthnAutofill, startAuthentication } = await import(
    "@simplewebauthn/browser"
  );
  if (fromField && !(await browserSupportsWebAuthnAutofill())) return false;
  if (!stillWanted()) return false;
  const ask = async () => {
    const { options } = await call(beginPasskeySignIn, { body: {} });
    if (!stillWanted()) return null;
    const optionsJSON = options as unknown as PublicKeyCredentialRequestOptionsJSON;
    return startAuthentication({ optionsJSON, useBrowserAutofill: fromField });
  };
  const credential = await ask().catch((error: unknown) => {
    // Nobody has asked for what the field offers, or wants to hear that it was closed or came too late.
    if (fromField || ["NotAllowedError", "AbortError"].includes((error as Error).name)) return null;
    throw error;
  });
  if (!credential) return false;
  await call(signInWithPasskey, {
    body: { credential: credential as never, withdrawals_only: withdrawalsOnly },
  });
  return true;
}

/** Ends a question of the browser that waits in the field. */
export async function stopAsking(): Promise<void> {
  const { WebAuthnAbortService } = await import("@simplewebauthn/browser");
  WebAuthnAbortService.cancelCeremony();
}
