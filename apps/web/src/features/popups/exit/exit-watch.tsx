import { useEffect } from "react";
import { openPopup } from "../../../shell/popups/popup-queue.ts";
import { firstVisit, isExitDue, LOOK_AGAIN_MS, wasExitShown } from "./ios-webview.ts";

/** Looks each minute whether the way out of another app's webview is to be shown (MODAL-07). */
export default function ExitWatch() {
  useEffect(() => {
    const firstVisitMs = firstVisit(Date.now());
    function look(): void {
      if (isExitDue(Date.now(), { firstVisitMs, wasShown: wasExitShown() })) openPopup("ios-exit");
    }
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return null;
}
