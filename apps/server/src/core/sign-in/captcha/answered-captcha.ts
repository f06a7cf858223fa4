import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/pbkdf2";
import type { CaptchaView } from "@houselight/contracts";
import type { House } from "#platform/module";
import type { AccountName } from "../device.ts";
import { captchaSubject } from "../guard.ts";
import { createProofOfWork } from "./proof-of-work.ts";

/** Solves a captcha as a browser does. Returns the answer for the form. */
export async function answerCaptcha({ challenge }: CaptchaView): Promise<string> {
  const solving = { challenge, deriveKey } as unknown as Parameters<typeof solveChallenge>[0];
  const solution = await solveChallenge(solving);
  return Buffer.from(JSON.stringify({ challenge, solution })).toString("base64url");
}

/** Makes and solves a captcha of this house that costs no effort, for tests and benches. */
export async function answeredCaptcha(
  house: Pick<House, "clock" | "random" | "key">,
  account: AccountName,
): Promise<string> {
  const { clock, random } = house;
  const key = (purpose: string) => house.key(purpose);
  const easy = createProofOfWork({ clock, random, key, numbers: { least: 1, spread: 1 } });
  return answerCaptcha(await easy.create(captchaSubject(account), 1));
}
