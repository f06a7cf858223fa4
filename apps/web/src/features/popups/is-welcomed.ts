import { GROUPS, type PlayerView } from "@houselight/contracts/accounts";

/** Groups of which either says that the welcome to the club is not needed (OPEN-07). */
const WELCOMED: readonly string[] = [GROUPS.vipOnboardingSeen, GROUPS.vipOnboardingSkip];

/** Tells whether a player has seen the welcome to the club, or is not to see it (MODAL-06). */
export const isWelcomed = ({ statuses }: Pick<PlayerView, "statuses">): boolean =>
  statuses.some(({ id }) => WELCOMED.includes(id));
