import type { PersonalData } from "#platform/module";

/** Tells which passkeys a player has; they are forgotten with the player. */
export const passkeysData: PersonalData = {
  name: "passkeys",
  read: async (queryable, playerId) => ({
    passkeys: await queryable.query(
      `select name, rp_id, transports, created_at, last_used_at from passkeys.credentials
       where player_id = $1 order by created_at`,
      [playerId],
    ),
  }),
  erase: async (tx, playerId) => {
    await tx.query("delete from passkeys.credentials where player_id = $1", [playerId]);
  },
};
