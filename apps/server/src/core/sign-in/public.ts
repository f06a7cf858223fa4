export { answeredCaptcha } from "./captcha/answered-captcha.ts";
export { captchaOf } from "./captcha/chosen-captcha.ts";
export { deviceToken, knownDevice } from "./device.ts";
export { type Attempt, guardPassword, guardWish, withNewcomer } from "./guard.ts";
export { guardCode, guardConfirmation } from "./guard-confirmation.ts";
