import type { CaptchaView } from "@houselight/contracts";

/**
 * Tells people from programs. The house brings one of its own; another vendor is another value of
 * this type, and another kind of `CaptchaView`.
 */
export interface Captcha {
  /** Makes a captcha for one attempt at `subject`. `factor` times the usual effort, from 1. */
  create(subject: string, factor: number): Promise<CaptchaView>;
  /**
   * Checks an answer, without a look into the database. Returns what names it until it expires, so
   * that it counts once; null when it is wrong, expired or about another subject.
   */
  check(answer: string, subject: string): Promise<CheckedCaptcha | null>;
}

export interface CheckedCaptcha {
  readonly id: string;
  readonly expiresAt: Date;
}
