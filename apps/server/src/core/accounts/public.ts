export { DEMONSTRATION_PASSWORD, DEMONSTRATION_PLAYERS } from "./seed.ts";
export { confirmPassword } from "./confirm-password.ts";
export { type Player } from "./player.ts";
export {
  stopMarketing,
  updateBonusCode,
  updateBonusWish,
  updateVerification,
} from "./choice-store.ts";
export {
  selectGroups,
  selectNicknames,
  selectPlayer,
  selectPlayerByEmail,
} from "./player-store.ts";
export { registerNewPlayer } from "./register-player.ts";
export { LIVE_PATH } from "./routes.ts";
export {
  endSessionsOf,
  isWithdrawalsOnly,
  selectSecondsSignedIn,
  updateEntrance,
} from "./sessions/entrance-store.ts";
export { identify } from "./sessions/sessions.ts";
