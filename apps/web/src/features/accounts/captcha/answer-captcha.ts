import { requestCaptcha } from "@houselight/contracts/sign-in";
import { call } from "../../../api/call.ts";
import { generateCaptcha } from "./generate-captcha.ts";
import type { CaptchaStep } from "./with-captcha.ts";

/** Gets a captcha for an attempt at an account and solves it beside the page. Returns the answer. */
export const answerCaptcha = (
  email: string,
  signal: AbortSignal,
  tell: (step: CaptchaStep) => void = () => {},
): Promise<string> =>
  generateCaptcha({
    fetch: () => {
      tell("fetching");
      return call(requestCaptcha, { body: { account: "player", email } }, { signal });
    },
    solve: async (captcha) => {
      tell("solving");
      const { solveCaptcha } = await import("./solve-captcha.ts");
      return solveCaptcha(captcha, signal);
    },
    wanted: () => !signal.aborted,
  });
