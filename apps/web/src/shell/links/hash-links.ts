import type { ModalName } from "../../paths.ts";
import { PLACES } from "./named-places.ts";

/** Destination of a hash. */
export type HashLink =
  | { readonly modal: ModalName }
  | { readonly path: string }
  | { readonly chat: true };

/** Popups that a hash opens (MODAL-13, MODAL-14). */
const MODALS_BY_HASH: Readonly<Record<string, ModalName>> = {
  "sign-in": "login",
  "sign-up": "registration",
  remind: "remind",
  "new-password": "new-password",
  "users/password/edit": "new-password",
  "profile/password/edit": "new-password",
};

const SPORT = "sport";

/** Reads where a hash leads; null for one that names a place on the page, or nothing. */
export function readHash(hash: string): HashLink | null {
  if (hash === "chat") return { chat: true };
  if (hash === SPORT) return { path: PLACES.bettingMain() };
  const sport = hash.startsWith(`${SPORT}_`) ? hash.slice(SPORT.length + 1) : "";
  if (sport) return { path: `${PLACES.bettingMain()}/${encodeURIComponent(sport)}` };
  const modal = Object.hasOwn(MODALS_BY_HASH, hash) ? MODALS_BY_HASH[hash] : undefined;
  return modal ? { modal } : null;
}
