import * as endpoints from "@houselight/contracts";
import { type Route, route } from "#platform/http";
import type { House } from "#platform/module";
import { askForEmail, confirmEmailBy } from "./change-email.ts";
import { askForPhone, confirmPhoneBy } from "./change-phone.ts";

export const contactRoutes = (house: House): readonly Route[] => [
  route(endpoints.askEmailChange, async ({ body }, { caller }) => {
    const { email, current_password: password } = body.user;
    await askForEmail(house, caller.id, { email, password });
    return {};
  }),
  route(endpoints.confirmEmailChange, async ({ body }, { caller, ip, userAgent }) => {
    const from = { ip, userAgent, sessionId: caller?.sessionId ?? null };
    return { email: await confirmEmailBy(house, body.token, from) };
  }),
  route(endpoints.askPhoneCode, async ({ body }, { caller }) => {
    const { mobile_phone: written, current_password: password } = body.user;
    const { phone, expiresAt } = await askForPhone(house, caller.id, { phone: written, password });
    return { mobile_phone: phone, expires_at: expiresAt.toISOString() };
  }),
  route(endpoints.confirmPhone, async ({ body }, { caller, ip, userAgent }) => ({
    mobile_phone: await confirmPhoneBy(house, caller.id, body.code, { ip, userAgent }),
  })),
];
