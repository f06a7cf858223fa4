import { CONSENT_TO_ALL } from "@houselight/contracts/tracking";
import { useEffect, useRef } from "react";
import { usePlayer } from "../../data/accounts.ts";
import { useClientContext } from "../../data/configuration.ts";
import { useConsent } from "../../data/visitor/consent.ts";

/**
 * Fetches a picture of somebody else once for each change of the player: a login, or a logout. It says
 * nothing of who that is, and is fetched for visitors alone who agreed to all cookies (TRACK-08).
 */
export default function TrackingPixel() {
  const { tracking_pixel: address } = useClientContext();
  const agreed = useConsent() === CONSENT_TO_ALL;
  const id = usePlayer()?.id ?? null;
  const known = useRef(id);
  useEffect(() => {
    if (known.current === id) return;
    known.current = id;
    if (!address || !agreed) return;
    const url = new URL(address);
    url.searchParams.set("event", id === null ? "logout" : "login");
    new Image().src = url.href;
  }, [id, address, agreed]);
  return null;
}
