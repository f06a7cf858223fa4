import { useEffect } from "react";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";

const TURN_MS = 2_000;

/** Rotates the title of a hidden tab every two seconds; its own comes back with the visitor (SHELL-17). */
export default function IdleTitle() {
  const t = useTranslations("site");
  const { brand } = useClientContext();
  const idle = t("idleTitle", { brand: brand.name });
  useEffect(() => {
    let own = document.title;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = () => {
      clearInterval(timer);
      if (document.title === idle) document.title = own;
    };
    const follow = () => {
      stop();
      if (!document.hidden) return;
      timer = setInterval(() => {
        // A page may name itself anew while nobody looks.
        if (document.title === idle) document.title = own;
        else {
          own = document.title;
          document.title = idle;
        }
      }, TURN_MS);
    };
    document.addEventListener("visibilitychange", follow);
    return () => {
      document.removeEventListener("visibilitychange", follow);
      stop();
    };
  }, [idle]);
  return null;
}
