import { isEntranceClosed, type RegionFlags } from "@houselight/contracts/configuration";
import type { Entrance } from "@houselight/contracts/endpoint";
import { type ModalName, modalOfPath } from "../../paths.ts";

/** Place on the site that a guest is about to see. */
interface Destination {
  readonly pathname: string;
  readonly modal?: ModalName | undefined;
}

/** Entrance that a guests' popup is; a forgotten password belongs to the login (LICENCE-07). */
const ENTRANCES: Readonly<Partial<Record<ModalName, Entrance>>> = {
  registration: "registration",
  login: "login",
  remind: "login",
};
/** The page of a game, and the game alone in the window. */
const GAME = /^\/play\/[^/]+\/[^/]+(\/sfu)?$/;

/** Returns the entrance that a region closes to guests on their way there; null when they may go on. */
export function closedEntrance(
  region: RegionFlags,
  { pathname, modal }: Destination,
): Entrance | null {
  // Games are kept from guests of restricted regions alone; whoever logs in plays (OPEN-28).
  if (region.restricted && GAME.test(pathname)) return "login";
  const name = modal ?? modalOfPath(pathname);
  const entrance = name && ENTRANCES[name];
  return entrance && isEntranceClosed(region, entrance) ? entrance : null;
}
