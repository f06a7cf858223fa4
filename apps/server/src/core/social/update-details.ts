import type { EndpointInput, updateAuthDetails, UserInfoView } from "@houselight/contracts";
import { acceptTerms, letIn, registerNewPlayer, selectPlayer, userInfoOf } from "#core/accounts";
import { isRegionClosed } from "#core/configuration";
import { type HandlerContext, Refused } from "#platform/http";
import type { House } from "#platform/module";
import { recallProof, useProof } from "./flows.ts";
import { insertIdentity } from "./identity-store.ts";

type Details = EndpointInput<typeof updateAuthDetails>["body"]["user"];

/**
 * Takes what was missing (AUTH-16): of a guest whom a provider has proven it completes the sign-up
 * and signs in, of a signed-in player it accepts the terms. Throws Refused: auth_flow_unknown,
 * detail_required, identity_taken, registration_restricted, and those of a registration.
 */
export async function updateDetails(
  house: House,
  user: Details,
  context: HandlerContext,
): Promise<UserInfoView> {
  const { caller } = context;
  if (!caller) return signUp(house, user, context);
  await acceptTerms(house.database, caller.id, house.clock.now());
  const player = await selectPlayer(house.database, caller.id);
  if (!player) throw new Refused("auth_flow_unknown");
  return userInfoOf(house, player);
}

async function signUp(house: House, user: Details, context: HandlerContext): Promise<UserInfoView> {
  const proof = await recallProof(house, context);
  const { email } = proof;
  if (email === null || !proof.emailVerified) throw new Refused("auth_flow_unknown");
  if (isRegionClosed(context.country, "registration")) throw new Refused("registration_restricted");
  const registration = {
    ...user,
    terms_acceptance: true as const,
    email,
    country: given(user, "country"),
    date_of_birth: given(user, "date_of_birth"),
    currency: given(user, "currency"),
  };
  const { player, token } = await registerNewPlayer(house, registration, context, {
    confirmed: true,
    also: async (tx, { id }) => {
      await useProof(house, tx, context, proof);
      if (!(await insertIdentity(tx, proof, id, house.clock.now())))
        throw new Refused("identity_taken");
    },
  });
  context.setFlow("", 0);
  return letIn(house, context, player, token);
}

function given<Name extends "country" | "date_of_birth" | "currency">(
  user: Details,
  name: Name,
): NonNullable<Details[Name]> {
  const value = user[name];
  if (!value) throw new Refused("detail_required", name);
  return value as NonNullable<Details[Name]>;
}
