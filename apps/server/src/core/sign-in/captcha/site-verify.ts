import * as z from "zod/mini";
import type { Clock } from "#platform/clock";
import { sha256 } from "#platform/ids";
import type { Captcha } from "./captcha.ts";

const TIMEOUT_MS = 5_000;
/** A vendor takes an answer once, and for minutes: afterwards the house need not know it. */
const LIFETIME_MS = 60 * 60_000;

const verdict = z.object({ success: z.boolean() });

export interface SiteVerifyOptions {
  readonly clock: Clock;
  readonly siteKey: string;
  readonly secret: string;
  readonly verifyUrl: string;
  readonly scriptUrl: string;
  /** Hears why the vendor gave no verdict. */
  warn(error: unknown): void;
}

/**
 * A vendor's captcha that is checked by the protocol `siteverify`, which reCAPTCHA, hCaptcha and
 * Turnstile speak. While the vendor does not answer, no answer is right: devices that are known go on.
 */
export const createSiteVerify = (options: SiteVerifyOptions): Captcha => ({
  setting: { kind: "widget", site_key: options.siteKey, script_url: options.scriptUrl },
  async check(answer) {
    if (!(await isRight(options, answer))) return null;
    const expiresAt = new Date(options.clock.now().getTime() + LIFETIME_MS);
    return { id: sha256(answer), expiresAt };
  },
});

async function isRight(
  { verifyUrl, secret, siteKey, warn }: SiteVerifyOptions,
  response: string,
): Promise<boolean> {
  if (response === "") return false;
  try {
    const answer = await fetch(verifyUrl, {
      method: "POST",
      body: new URLSearchParams({ secret, response, sitekey: siteKey }),
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!answer.ok) throw new Error(`the vendor of the captcha says ${answer.status}`);
    return verdict.parse(await answer.json()).success;
  } catch (error) {
    warn(error);
    return false;
  }
}
