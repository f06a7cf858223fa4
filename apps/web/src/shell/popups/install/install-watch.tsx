import { useEffect } from "react";
import { newId } from "../../../api/new-id.ts";
import { type InstallPrompt, keepPrompt, tellPwaEvent } from "./install-site.ts";

const LAUNCHED = "launch-told";

/** Registers the site's worker, and follows its way onto a home screen (SHELL-15, SHELL-16). */
export default function InstallWatch() {
  useEffect(() => {
    // Another address each time: the browser looks for a newer worker at once.
    if ("serviceWorker" in navigator)
      void navigator.serviceWorker.register(`/sw.js?${newId()}`).catch(() => undefined);
    if (window.matchMedia("(display-mode: standalone)").matches && !wasTold())
      tellPwaEvent("launched");
    const offered = (event: Event) => {
      event.preventDefault();
      keepPrompt(event as InstallPrompt);
    };
    const installed = () => tellPwaEvent("installed");
    window.addEventListener("beforeinstallprompt", offered);
    window.addEventListener("appinstalled", installed);
    return () => {
      window.removeEventListener("beforeinstallprompt", offered);
      window.removeEventListener("appinstalled", installed);
    };
  }, []);
  return null;
}

/** Tells whether this tab said already that the installed site was opened, and keeps that it did. */
function wasTold(): boolean {
  try {
    const told = window.sessionStorage.getItem(LAUNCHED) !== null;
    window.sessionStorage.setItem(LAUNCHED, "yes");
    return told;
  } catch {
    return true;
  }
}
