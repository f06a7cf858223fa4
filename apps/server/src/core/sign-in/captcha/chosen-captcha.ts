import { type House, perHouse } from "#platform/module";
import { createAlwaysPasses } from "./always-passes.ts";
import type { Captcha } from "./captcha.ts";
import { createProofOfWork } from "./proof-of-work.ts";
import { createSiteVerify } from "./site-verify.ts";

/** Returns the captcha of the house: a vendor's where one is configured, else its own. */
export const captchaOf = perHouse((house: House): Captcha => {
  const { config, clock, log } = house;
  const { CAPTCHA_SITE_KEY: siteKey, CAPTCHA_SECRET: secret } = config;
  const { CAPTCHA_VERIFY_URL: verifyUrl, CAPTCHA_SCRIPT_URL: scriptUrl } = config;
  if (config.CAPTCHA_ALWAYS_PASSES) return createAlwaysPasses({ clock });
  if (!siteKey || !secret || !verifyUrl || !scriptUrl) return createProofOfWork(house);
  const warn = (err: unknown) => log.warn({ err }, "a captcha could not be checked");
  return createSiteVerify({ clock, siteKey, secret, verifyUrl, scriptUrl, warn });
});
