import * as endpoints from "@houselight/contracts";
import { placeOf } from "#core/configuration";
import { guardWish } from "#core/sign-in";
import { Refused, type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { wishMail } from "../mails/mail-wishes.ts";
import { hasEmail, selectPlayer } from "../player-store.ts";
import {
  beginSecondStep,
  disableSecondStep,
  enableSecondStep,
  renewCodes,
} from "../second-step/second-step.ts";
import { changeOwnPassword, resetPasswordBy } from "./change-password.ts";
import { confirmEmailBy } from "./confirm-email.ts";

/** Mounts what belongs to getting in besides signing in: e-mail, password, second step. */
export const entryRoutes = (house: House): readonly Route[] => [
  ...confirmation(house),
  ...password(house),
  ...secondStep(house),
];

const confirmation = (house: House): readonly Route[] => [
  route(endpoints.checkEmail, async ({ body }) => ({
    exists: await hasEmail(house.database, body.email),
  })),
  route(endpoints.confirmEmail, async ({ query }) => {
    const confirmedAt = await confirmEmailBy(house, query.confirmation_token);
    return { confirmed_at: confirmedAt.toISOString() };
  }),
  route(endpoints.resendConfirmation, async ({ body }, { ip }) => {
    await guardWish(house, { ...body.user, ip });
    if (!(await wishMail(house, "confirmation", body.user.email)))
      throw new Refused("mail_just_sent");
    return {};
  }),
];

const password = (house: House): readonly Route[] => [
  route(endpoints.remindPassword, async ({ body }, { ip }) => {
    await guardWish(house, { ...body.user, ip });
    // A second wish within a minute changes nothing: the first mail is on its way.
    await wishMail(house, "new_password", body.user.email);
    return {};
  }),
  route(endpoints.resetPassword, async ({ body }, { ip, userAgent }) => {
    const { reset_password_token: token, password } = body.user;
    await resetPasswordBy(house, { token, password }, { ip, userAgent });
    return {};
  }),
  route(endpoints.changePassword, async ({ body }, { caller, ip, userAgent }) => {
    const passwords = { current: body.user.current_password, next: body.user.password };
    await changeOwnPassword(house, caller, passwords, { ip, userAgent });
    return {};
  }),
];

const secondStep = (house: House): readonly Route[] => [
  route(endpoints.beginTwoFactor, async ({ body }, { caller, host, country }) => {
    const player = await selectPlayer(house.database, caller.id);
    if (!player) throw new Refused("password_wrong");
    const issuer = placeOf(host, country).brand.name;
    const named = { id: caller.id, email: player.email, issuer };
    return beginSecondStep(house, named, body.current_password);
  }),
  route(endpoints.enableTwoFactor, async ({ body }, { caller, ip, userAgent }) => ({
    recovery_codes: await enableSecondStep(house, caller.id, body.otp_attempt, { ip, userAgent }),
  })),
  route(endpoints.renewRecoveryCodes, async ({ body }, { caller, ip, userAgent }) => {
    const proof = { password: body.current_password, code: body.otp_attempt };
    return { recovery_codes: await renewCodes(house, caller.id, proof, { ip, userAgent }) };
  }),
  route(endpoints.disableTwoFactor, async ({ body }, { caller, ip, userAgent }) => {
    const proof = { password: body.current_password, code: body.otp_attempt };
    await disableSecondStep(house, caller.id, proof, { ip, userAgent });
    return {};
  }),
];
