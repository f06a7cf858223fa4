export { answeredCaptcha } from "./captcha/answered-captcha.ts";
export { deviceToken } from "./device.ts";
export { type Attempt, guardPassword, withNewcomer } from "./guard.ts";
export { guardConfirmation } from "./guard-confirmation.ts";
