import { isDocumentWanted } from "@houselight/contracts";
import { selectPlayer } from "#core/accounts";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectStanding } from "../status/change-store.ts";
import { identityAt } from "../status/renewal.ts";
import { insertApplicant, setApplicantId } from "./applicant-store.ts";
import { VendorUnavailable } from "./vendor.ts";
import { vendor } from "./vendors.ts";

/**
 * Returns the address of the provider's page for a player: what is done there comes back as reports.
 * Throws Refused: documents_not_wanted, identity_provider_unavailable.
 */
export async function visitProvider(house: House, playerId: bigint): Promise<{ url: string }> {
  const { clock, database, ids, log } = house;
  const to = vendor(house);
  const player = await selectPlayer(database, playerId);
  if (!player) throw new Refused("sign_in_required");
  const standing = await selectStanding(database, playerId);
  const identity = identityAt(player.verification, standing, clock.now());
  if (!to || !isDocumentWanted(identity, "identity")) throw new Refused("documents_not_wanted");
  try {
    const reference = ids.uuid();
    const known = await insertApplicant(database, { playerId, provider: to.name, reference });
    if (known.applicantId === null)
      await setApplicantId(database, playerId, await to.createApplicant(known.reference));
    return { url: await to.pageOf(known.reference) };
  } catch (error) {
    if (!(error instanceof VendorUnavailable)) throw error;
    log.warn({ err: error }, "a page of the provider of identity checks cannot be opened");
    throw new Refused("identity_provider_unavailable");
  }
}
