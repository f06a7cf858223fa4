import type { CaptchaSetting, CaptchaView } from "@houselight/contracts";

/** Tells people from programs. The house brings one of its own; a vendor's is another value of this type. */
export interface Captcha {
  /** Read by the browser, from the settings of the project. */
  readonly setting: CaptchaSetting;
  /**
   * Makes a captcha for one attempt at `subject`. `factor` times the usual effort, from 1. Absent where
   * somebody else makes it.
   */
  readonly create?: (subject: string, factor: number) => Promise<CaptchaView>;
  /**
   * Checks an answer, without a look into the database: a vendor's is checked over the network. Returns what names it until it expires, so
   * that it counts once; null when it is wrong, expired or about another subject.
   */
  check(answer: string, subject: string): Promise<CheckedCaptcha | null>;
}

export interface CheckedCaptcha {
  readonly id: string;
  readonly expiresAt: Date;
}
