export { DEMONSTRATION_PASSWORD, DEMONSTRATION_PLAYERS } from "./seed.ts";
export { confirmPassword } from "./entry/confirm-password.ts";
export { type Player } from "./player.ts";
export {
  stopMarketing,
  updateBonusCode,
  updateBonusWish,
  updateQuestionnaire,
  updateVerification,
} from "./profile/choice-store.ts";
export { selectGroups } from "./groups/group-store.ts";
export { selectNicknames, selectPlayer, selectPlayerByEmail } from "./player-store.ts";
export { registerNewPlayer } from "./entry/register-player.ts";
export { mailPlayers } from "./mails/mail-players.ts";
export { LIVE_PATH } from "./routes.ts";
export {
  endSessionsOf,
  isWithdrawalsOnly,
  selectSecondsSignedIn,
  updateEntrance,
} from "./sessions/entrance-store.ts";
export { identify } from "./sessions/sessions.ts";
