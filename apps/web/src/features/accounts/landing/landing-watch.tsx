import { CONSENT_TO_ALL, setUtm } from "@houselight/contracts/tracking";
import { useEffect, useRef } from "react";
import { call } from "../../../api/call.ts";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { useConsent } from "../../../data/visitor/consent.ts";
import { keepUtm, landingSearch, stagOf, utmOf } from "./landing.ts";

/** Under which a tab remembers that its landing was told. */
const TOLD = "landing-told";

interface Landing {
  readonly search: string;
  readonly referrer: string;
}

/**
 * Tells the house where this visit comes from: on landing, and again where an address names a campaign.
 * What it leaves are cookies that the site can do without, so it waits for the visitor's consent.
 */
export default function LandingWatch() {
  const agreed = useConsent() === CONSENT_TO_ALL;
  // The visitor may go on from the address of the landing before the answer.
  const landing = useRef<Landing | null>(null);
  useEffect(() => {
    landing.current ??= {
      search: landingSearch(),
      referrer: document.referrer.slice(0, 2000),
    };
    if (agreed) tell(landing.current);
  }, [agreed]);
  return null;
}

function tell({ search, referrer }: Landing): void {
  const utmMetrics = utmOf(search);
  const stag = stagOf(search);
  const says = stag !== undefined || Object.keys(utmMetrics).length > 0;
  if (!says && tabStore.getItem(TOLD)) return;
  tabStore.setItem(TOLD, "yes");
  keepUtm(utmMetrics);
  const body = { utmMetrics, ...(stag ? { stag } : {}), ...(referrer ? { referrer } : {}) };
  // A visit that cannot be told is one without a campaign.
  call(setUtm, { body }, { retries: 0 }).catch(() => undefined);
}
