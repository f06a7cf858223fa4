import type { PersonalData } from "#platform/module";

/** Tells with which providers a player signs in; they are forgotten with the player. */
export const socialData: PersonalData = {
  name: "social",
  read: async (queryable, playerId) => ({
    identities: await queryable.query(
      `select provider, subject, connected_at from social.identities
       where player_id = $1 order by provider collate "C"`,
      [playerId],
    ),
  }),
  erase: async (tx, playerId) => {
    await tx.query("delete from social.flows where player_id = $1", [playerId]);
    await tx.query("delete from social.identities where player_id = $1", [playerId]);
  },
};
