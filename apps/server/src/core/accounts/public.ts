export { DEMONSTRATION_PASSWORD, DEMONSTRATION_PLAYERS } from "./seed.ts";
export { confirmPassword } from "./entry/confirm-password.ts";
export { type Player } from "./player.ts";
export { updateBonusCode, updateBonusWish, updateVerification } from "./choice-store.ts";
export { selectGroups, selectNicknames, selectPlayer } from "./player-store.ts";
export { registerNewPlayer } from "./entry/register-player.ts";
export { LIVE_PATH } from "./routes.ts";
export { identify } from "./sessions/sessions.ts";
