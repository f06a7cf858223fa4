import { selectPlayer } from "#core/accounts";
import { lockAccounts } from "#core/wallet";
import { Refused } from "#platform/http";
import type { House } from "#platform/module";
import { selectDocuments } from "../documents/document-store.ts";
import { insertSubmission } from "../vendor/submission-store.ts";
import { selectChanges, selectStanding } from "./change-store.ts";
import { changeStatus } from "./change-status.ts";
import { identityAt } from "./renewal.ts";
import { submissionFault } from "./submission.ts";

/**
 * Asks for a player's documents to be checked: of one who is still verified, to renew that. Again while
 * they are, it changes nothing.
 * Throws Refused: documents_not_wanted, documents_missing.
 */
export async function submitDocuments(house: House, playerId: bigint): Promise<void> {
  const at = house.clock.now();
  await house.database.tx(async (tx) => {
    await lockAccounts(tx, [playerId]);
    const player = await selectPlayer(tx, playerId);
    if (!player) throw new Refused("sign_in_required");
    const { verification: status } = player;
    const standing = await selectStanding(tx, playerId);
    const identity = identityAt(status, standing, at);
    if (status === "pending" || identity.renewal === "pending") return;
    const changes = await selectChanges(tx, playerId);
    const documents = await selectDocuments(tx, playerId);
    const fault = submissionFault({ ...standing, ...identity, changes, documents });
    if (fault) throw new Refused(fault);
    const note = "sent for checking";
    await changeStatus(tx, { playerId, after: "pending", actor: "player", note, at });
    await insertSubmission(tx, playerId, at);
  });
}
