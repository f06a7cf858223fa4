import {
  getPlayer,
  getSessionTimes,
  keepSession,
  type SessionTimesView,
} from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl/react";
import { announceSignedOut } from "../../../api/auth-event.ts";
import { call } from "../../../api/call.ts";
import { usePlayer } from "../../../data/accounts.ts";
import {
  createActivityReporter,
  secondsToEnd,
  type SessionLook,
  watchSession,
} from "./session-ends.ts";
import { lookWhoIsIn, onReturn } from "./who-is-in.ts";

/** Events that a person makes; a page that moves by itself makes none of them. */
const SIGNS_OF_LIFE = ["pointerdown", "keydown", "wheel", "touchmove"] as const;

/**
 * Tells the house that somebody is there, tells somebody that the session is about to end, and asks
 * the house once it has: its 401 leads to the login and back to this page (AUTH-14).
 */
export default function SessionWatch() {
  useWhoIsIn();
  const t = useTranslations("sessionEnd");
  const tSite = useTranslations("site");
  const [left, setLeft] = useState<SessionTimesView | null>(null);
  const watch = useRef<SessionLook | null>(null);
  const stay = () => watch.current?.stay();

  useEffect(() => {
    const look = watchSession({
      ask: () => call(getSessionTimes, {}),
      keep: () => call(keepSession, { body: {} }),
      show: setLeft,
    });
    watch.current = look;
    const report = createActivityReporter(look.stay);
    const options = { passive: true, capture: true } as const;
    for (const sign of SIGNS_OF_LIFE) document.addEventListener(sign, report, options);
    return () => {
      look.stop();
      for (const sign of SIGNS_OF_LIFE) document.removeEventListener(sign, report, options);
    };
  }, []);

  const ending = left && secondsToEnd(left);
  if (!ending) return null;
  const isFinal = ending.why === "age";
  const answer = () => (isFinal ? setLeft(null) : stay());
  return (
    <Dialog open onClose={answer} title={t("title")} closeLabel={tSite("close")}>
      <div className="flex flex-col gap-5">
        <p>{t(isFinal ? "ageText" : "idleText")}</p>
        <Button kind="action" size="large" wide onClick={answer}>
          {t(isFinal ? "understood" : "stay")}
        </Button>
      </div>
    </Dialog>
  );
}

/** Loads the page anew for whoever has signed in in another tab: what it shows is somebody else's. */
function useWhoIsIn(): void {
  const playerId = usePlayer()?.id;
  useEffect(() => {
    if (playerId === undefined) return undefined;
    return onReturn(
      () =>
        void lookWhoIsIn(playerId, {
          ask: async () => (await call(getPlayer, {})).id ?? null,
          signedOut: announceSignedOut,
          changed: () => window.location.reload(),
        }),
    );
  }, [playerId]);
}
