/** The page that lists the player's rounds. */
export const HISTORY = "/profile/rounds";
