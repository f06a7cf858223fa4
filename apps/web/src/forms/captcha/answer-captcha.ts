import { getProject } from "@houselight/contracts/configuration";
import { type CaptchaSetting, requestCaptcha } from "@houselight/contracts/sign-in";
import { call } from "../../api/call.ts";
import { generateCaptcha } from "./generate-captcha.ts";
import type { CaptchaStep } from "./with-captcha.ts";

export interface CaptchaPlace {
  readonly signal: AbortSignal;
  readonly tell?: (step: CaptchaStep) => void;
  /** Returns the place for a vendor's widget; without one such a captcha has no answer. */
  readonly widgetIn?: () => HTMLElement | null;
}

/**
 * Makes the answer to the captcha of the house for an attempt at an account, by the site key of the
 * project's settings (AUTH-18).
 */
export const answerCaptcha = (
  email: string,
  { signal, tell = () => {}, widgetIn = () => null }: CaptchaPlace,
): Promise<string> =>
  generateCaptcha({
    fetch: async () => {
      tell("fetching");
      return (await call(getProject, {}, { signal })).captcha;
    },
    solve: (setting) => answerBy(setting, email, { signal, tell, widgetIn }),
    wanted: () => !signal.aborted,
  });

async function answerBy(
  setting: CaptchaSetting,
  email: string,
  { signal, tell, widgetIn }: Required<CaptchaPlace>,
): Promise<string> {
  const { kind, site_key } = setting;
  if (kind === "always_passes") return site_key;
  if (kind === "widget") {
    tell("widget");
    const { solveByWidget } = await import("./solve-by-widget.ts");
    return solveByWidget(setting, widgetIn(), signal);
  }
  const body = { account: "player", email, site_key } as const;
  const captcha = await call(requestCaptcha, { body }, { signal });
  tell("solving");
  const { solveCaptcha } = await import("./solve-captcha.ts");
  return solveCaptcha(captcha, signal);
}
