import { setUtm } from "@houselight/contracts/tracking";
import { useEffect } from "react";
import { call } from "../../../api/call.ts";
import { keepUtm, stagOf, utmOf } from "./landing.ts";

/** Under which a tab remembers that its landing was told. */
const TOLD = "landing-told";

/** Tells the house where this visit comes from: on landing, and again where an address names a campaign. */
export default function LandingWatch() {
  useEffect(() => {
    const { search } = window.location;
    const utmMetrics = utmOf(search);
    const stag = stagOf(search);
    const says = stag !== undefined || Object.keys(utmMetrics).length > 0;
    if (!says && sessionStorage.getItem(TOLD)) return;
    sessionStorage.setItem(TOLD, "yes");
    keepUtm(utmMetrics);
    const referrer = document.referrer.slice(0, 2000);
    const body = { utmMetrics, ...(stag ? { stag } : {}), ...(referrer ? { referrer } : {}) };
    // A visit that cannot be told is one without a campaign.
    call(setUtm, { body }, { retries: 0 }).catch(() => undefined);
  }, []);
  return null;
}
