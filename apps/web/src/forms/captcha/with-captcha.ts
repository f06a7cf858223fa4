import { RefusedError } from "../../api/errors.ts";

/** A step of what is done about a captcha, to be said in words. */
export type CaptchaStep = "fetching" | "solving" | "widget" | "sending";

/** Attempts with an answer: one may have expired while the machine slept. */
const ANSWERS_MAX = 2;

export interface CaptchaParts<T> {
  /** Sends the form, with an answer once there is one. */
  send(captcha: string | undefined): Promise<T>;
  /** Makes an answer, and says what it does. */
  answer(tell: (step: CaptchaStep) => void): Promise<string>;
  tell(step: CaptchaStep | null): void;
}

/**
 * Sends a form; when the server asks for a captcha, or has no room for who did not solve one, solves
 * it and sends the form again. Throws what the last sending throws: also when no captcha can be had.
 */
export async function withCaptcha<T>(parts: CaptchaParts<T>): Promise<T> {
  let captcha: string | undefined;
  try {
    for (let answers = 0; ; answers++) {
      try {
        return await parts.send(captcha);
      } catch (error) {
        if (answers === ANSWERS_MAX || !wantsCaptcha(error)) throw error;
        captcha = await parts.answer(parts.tell).catch(() => {
          throw error;
        });
      }
      parts.tell("sending");
    }
  } finally {
    parts.tell(null);
  }
}

const wantsCaptcha = (error: unknown): boolean =>
  error instanceof RefusedError && (error.has("captcha_required") || error.has("entrance_busy"));
