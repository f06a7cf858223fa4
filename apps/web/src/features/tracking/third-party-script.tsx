import { CONSENT_TO_ALL } from "@houselight/contracts/tracking";
import { useEffect } from "react";
import { useClientContext } from "../../data/configuration.ts";
import { useConsent } from "../../data/visitor/consent.ts";
import { isScriptDue } from "./script-due.ts";

const KEY = "third-party-script-loaded";
const LOOK_AGAIN_MS = 60_000;

/**
 * Loads the script of somebody else that the house is configured with: of a visitor who agreed to all
 * cookies, and once in 60 minutes, whatever tabs are open (SHELL-23, OPEN-41).
 */
export default function ThirdPartyScript() {
  const { third_party_script: address } = useClientContext();
  const agreed = useConsent() === CONSENT_TO_ALL;
  useEffect(() => {
    if (!address || !agreed) return undefined;
    const look = () => {
      try {
        if (!isScriptDue(Date.now(), window.localStorage.getItem(KEY))) return;
        window.localStorage.setItem(KEY, String(Date.now()));
      } catch {
        // Without storage nobody knows when it was loaded: it stays away.
        return;
      }
      document.getElementById(KEY)?.remove();
      const script = Object.assign(document.createElement("script"), { id: KEY, src: address });
      script.async = true;
      document.head.append(script);
    };
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [address, agreed]);
  return null;
}
