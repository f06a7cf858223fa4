export { answeredCaptcha } from "./captcha/answered-captcha.ts";
export { captchaOf } from "./captcha/chosen-captcha.ts";
export { deviceToken, knownDevice } from "./device.ts";
export { type Attempt, guardPassword, guardWish, withNewcomer } from "./guard.ts";
export { guardCode, guardConfirmation } from "./guard-confirmation.ts";
export { FAILURES_MAX, isRepeatedFailure } from "./tries/failures.ts";
export { isTooCommon } from "./passwords/leaked-passwords.ts";
export {
  makeSecret,
  openSecret,
  sealSecret,
  SETUP_MS,
  timeStepOf,
} from "./second-step/app-codes.ts";
export { makeRecoveryCodes, recoveryCodeHash } from "./second-step/recovery-codes.ts";
