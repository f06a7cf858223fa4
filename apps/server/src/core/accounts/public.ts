export { DEMONSTRATION_PASSWORD, DEMONSTRATION_PLAYERS } from "./seed.ts";
export { confirmPassword } from "./entry/confirm-password.ts";
export { type Player } from "./player.ts";
export { detailsMissingOf, lackedOf } from "./profile/missing-details.ts";
export { KEPT_YEARS } from "./profile/leaving/erasure-store.ts";
export {
  acceptTerms,
  stopMarketing,
  updateBonusCode,
  updateBonusWish,
  updateQuestionnaire,
  updateVerification,
} from "./profile/choice-store.ts";
export {
  selectAmong,
  selectLanguages,
  selectLicences,
  selectMembers,
} from "./groups/audience-store.ts";
export { tellGroups } from "./groups/change-groups.ts";
export {
  deleteGroups,
  insertGroups,
  selectGroups,
  selectGroupsOf,
} from "./groups/group-store.ts";
export { groupsOf } from "./groups/groups-of.ts";
export { localeFor } from "./groups/locale-for.ts";
export { shownName } from "./profile/shown-name.ts";
export { hasEmail, selectNicknames, selectPlayer, selectPlayerByEmail } from "./player-store.ts";
export { registerNewPlayer } from "./entry/register-player.ts";
export { selectClosure, selectErased } from "./profile/leaving/closure-store.ts";
export { deedOf, mailPlayers } from "./mails/mail-players.ts";
export { hasPassword } from "./entry/password-store.ts";
export { admitPlayer, type From } from "./sessions/admit.ts";
export { sessionBeganAt } from "./sessions/session-store.ts";
export { letIn, userInfoOf } from "./sessions/let-in.ts";
export { checkCode } from "./second-step/check-code.ts";
export { isSecondStepOn } from "./second-step/second-step.ts";
export { LIVE_PATH } from "./routes.ts";
export {
  endSessionsOf,
  isWithdrawalsOnly,
  selectSecondsSignedIn,
  selectWithdrawalsOnly,
  updateEntrance,
} from "./sessions/entrance-store.ts";
export { callerOfSession, identify } from "./sessions/sessions.ts";
