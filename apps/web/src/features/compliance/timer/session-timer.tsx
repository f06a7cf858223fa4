import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { useClientContext } from "../../../data/configuration.ts";
import { forgetSeconds, keepSeconds, keptSeconds, timerText } from "./kept-seconds.ts";

/** Shows for how long the player has been logged in, where the licence asks for it (LIMIT-07). */
export function SessionTimer() {
  const player = usePlayer();
  const { policy } = useClientContext();
  return player && policy.session_timer ? <Timer key={player.id} playerId={player.id} /> : null;
}

function Timer({ playerId }: { readonly playerId: number }) {
  const t = useTranslations("limits");
  const seconds = useSessionSeconds(playerId);
  return (
    <p className="bg-surface-1 py-1 text-center text-dim text-xs">
      {t("timer")}{" "}
      <span role="timer" className="money font-semibold text-cream">
        {timerText(seconds)}
      </span>
    </p>
  );
}

/** Counts seconds on from what this tab keeps; leaving the page keeps them, logging out forgets them. */
function useSessionSeconds(playerId: number): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    const before = keptSeconds(playerId);
    const begunMs = performance.now();
    const now = () => before + Math.floor((performance.now() - begunMs) / 1000);
    const show = () => setSeconds(now());
    const keep = () => keepSeconds(playerId, now());
    show();
    const timer = setInterval(show, 1000);
    window.addEventListener("pagehide", keep);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", keep);
      forgetSeconds();
    };
  }, [playerId]);
  return seconds;
}
