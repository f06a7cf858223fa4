import { GROUPS, joinGroups } from "@houselight/contracts/accounts";
import { featureFlags } from "@houselight/contracts/configuration";
import { sendUtm } from "@houselight/contracts/tracking";
import { call } from "../../../api/call.ts";
import { keptUtm } from "./landing.ts";

/** Returns the group of the registration experiment for a new player: by the parity of the id (AUTH-11). */
export const registrationGroup = (playerId: number): string =>
  playerId % 2 === 0 ? GROUPS.registrationEven : GROUPS.registrationOdd;

/** Name by which an app of ours calls itself within its user agent. */
const APP_MARK = /\bHouselightApp\//;

interface Device {
  readonly userAgent: string;
  readonly isStandalone: boolean;
}

/** Returns true where the site runs as an installed app (AUTH-12). */
export const isInstalled = ({ userAgent, isStandalone }: Device): boolean =>
  isStandalone || APP_MARK.test(userAgent);

/** Tells whether this page runs as an installed app. */
export const isThisInstalled = (): boolean =>
  isInstalled({
    userAgent: navigator.userAgent,
    isStandalone:
      window.matchMedia("(display-mode: standalone)").matches ||
      (navigator as { standalone?: boolean }).standalone === true,
  });

/**
 * Does what follows a registration before the player goes on: hands the campaign in (TRACK-01), and joins
 * the group of the experiment while it is on. Neither keeps anybody from playing.
 */
export async function followRegistration(playerId: number): Promise<void> {
  const join = async () => {
    const { ab_registration } = await call(featureFlags.read, {});
    const add = [registrationGroup(playerId)];
    if (ab_registration) await call(joinGroups, { body: { groups: { add } } });
  };
  const hand = () => call(sendUtm, { body: { utmMetrics: keptUtm() } }, { retries: 0 });
  await Promise.allSettled([join(), hand()]);
}
