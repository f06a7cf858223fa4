import { mailPlayers } from "#core/accounts";
import { confirmationDue } from "#events/compliance";
import type { House } from "#platform/module";
import { reaction } from "#platform/outbox";
import { confirmationToken } from "./change-terms.ts";

/** Mails the link that confirms a looser limit, once its day has run (LIMIT-03). */
export const mailConfirmation = (house: House) =>
  reaction("compliance.mail-confirmation", confirmationDue, (tx, events) =>
    mailPlayers(
      house,
      tx,
      "limit_confirmation",
      events.map(({ playerId, payload: { changeId } }) => ({
        playerId,
        reference: `limit change ${changeId}`,
        data: {
          path: `/profile/limits/confirm?token=${confirmationToken(house, BigInt(changeId))}`,
        },
      })),
    ),
  );
