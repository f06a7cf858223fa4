import { missingDetails, type SocialOutcomeView } from "@houselight/contracts";
import {
  admitPlayer,
  checkCode,
  hasEmail,
  isSecondStepOn,
  letIn,
  selectPlayer,
} from "#core/accounts";
import { isRegionClosed, licenceOf, placeOf } from "#core/configuration";
import { type HandlerContext, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { connectInSession } from "./connect.ts";
import { endFlow, type HandedBack, recallProof, rememberProof, useProof } from "./flows.ts";
import { lockIdentity, selectOwner } from "./identity-store.ts";
import { providerName, providerOf, providersOf } from "./providers.ts";

/** Details of every new player, besides those that the licence asks for. */
const DETAILS = ["terms_acceptance", "country", "date_of_birth", "currency"];

/**
 * Takes what a provider handed back. A player who is known by it is signed in; an e-mail that has an
 * account asks for its owner first, for a provider's word on an e-mail opens no account; anybody else
 * is asked for what is missing. Throws Refused, of which otp_required and account_restricted leave
 * the proof for `continueSignIn`.
 */
export async function answerSignIn(
  house: House,
  providerId: string,
  handed: HandedBack,
  context: HandlerContext,
): Promise<SocialOutcomeView> {
  const record = providerOf(house, providerId);
  const { identity, redirect, connects } = await endFlow(house, context, record, handed);
  const { email } = identity;
  const told = { provider: providerName(record), redirect, email, auth_fields_missed: [] };
  if (connects) {
    await connectInSession(house, context, connects, identity);
    return { outcome: "connected", ...told };
  }
  assertOpen(context, "login");
  if ((await selectOwner(house.database, identity)) !== undefined) {
    await rememberProof(house, context, identity, redirect);
    return continueSignIn(house, {}, context);
  }
  // Who may type any e-mail at a provider gets no account under it, and no word on who has one.
  if (email === null || !identity.emailVerified) throw new Refused("email_unverified");
  await rememberProof(house, context, identity, redirect);
  if (await hasEmail(house.database, email)) return { outcome: "owner_asked", ...told };
  assertOpen(context, "registration");
  const { signUpFields } = licenceOf(
    placeOf(context.host, context.country, context.locale).licence,
  );
  const asked = missingDetails(signUpFields, context.country ?? "", {});
  return { outcome: "sign_up", ...told, auth_fields_missed: [...DETAILS, ...asked] };
}

function assertOpen({ country }: HandlerContext, entrance: "login" | "registration"): void {
  if (isRegionClosed(country, entrance)) throw new Refused(`${entrance}_restricted`);
}

/**
 * Signs in who was proven to this browser: the second step is asked for as after a password. Throws
 * Refused: auth_flow_unknown, otp_required, otp_wrong, otp_locked, EE_LICENSE_BLOCKED,
 * account_restricted.
 */
export async function continueSignIn(
  house: House,
  user: {
    readonly otp_attempt?: string | undefined;
    readonly withdrawals_only?: boolean | undefined;
  },
  context: HandlerContext,
): Promise<SocialOutcomeView> {
  const proof = await recallProof(house, context);
  const owner = await selectOwner(house.database, proof);
  const player = owner === undefined ? undefined : await selectPlayer(house.database, owner);
  if (!player) throw new Refused("auth_flow_unknown");
  if (await isSecondStepOn(house, player.id)) {
    if (!user.otp_attempt) throw new Refused("otp_required");
    await checkCode(house, player.id, user.otp_attempt, context);
  }
  const proven = {
    withdrawalsOnly: user.withdrawals_only ?? false,
    holds: async (tx: Parameters<typeof lockIdentity>[0]) => {
      // The provider was disconnected meanwhile.
      if (!(await lockIdentity(tx, proof, player.id))) throw new Refused("auth_flow_unknown");
      await useProof(house, tx, context, proof);
    },
  };
  const token = await admitPlayer(house, player, proven, context);
  context.setFlow("", 0);
  await letIn(house, context, player, token);
  const { provider, redirect, email } = proof;
  const record = providersOf(house).find(({ id }) => id === provider);
  const told = { provider: record ? providerName(record) : provider, redirect, email };
  return { outcome: "signed_in", ...told, auth_fields_missed: [] };
}
