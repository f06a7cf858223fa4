import { Button, buttonClass } from "@houselight/ui/button";
import ArrowLeft from "lucide-react/icons/arrow-left";
import Maximize from "lucide-react/icons/maximize";
import Minimize from "lucide-react/icons/minimize";
import { type RefObject, useSyncExternalStore } from "react";
import { useTranslations } from "use-intl/react";
import { paths } from "../../paths.ts";
import { usePlayer } from "../../data/accounts.ts";
import { BalanceMenu } from "../../shell/menus/balance-menu.tsx";
import { ModalLink } from "../../shell/modal-link.tsx";
import type { ShownGame } from "./shown-game.ts";
import { Link } from "../../shell/links/anchor/link.tsx";

/** The line above a game: way back, what it is, what is at stake, full screen. */
export function GameStrip({
  game,
  mode,
  studio,
  demoNote,
  frame,
}: ShownGame & {
  /** Says what a demo is where it is not one with play money. */
  readonly demoNote?: string;
  readonly frame: RefObject<HTMLElement | null>;
}) {
  const t = useTranslations("play");
  const player = usePlayer();
  return (
    <header className="sticky top-0 z-50 flex h-(--strip) shrink-0 items-center gap-2 border-line border-b bg-ink px-2 sm:gap-3 sm:px-4 lg:px-6">
      <Link
        to="/"
        aria-label={t("back")}
        className={buttonClass({ kind: "bare", size: "icon", className: "shrink-0" })}
      >
        <ArrowLeft aria-hidden="true" className="size-6" />
      </Link>
      {/* Two lines at most: where title and studio need more, the studio goes. */}
      <div
        data-title
        className="flex max-h-13 min-w-0 grow flex-wrap items-baseline gap-x-4 overflow-hidden low:max-h-11"
      >
        <h1 className="line-clamp-2 text-md low:line-clamp-1 sm:text-lg">{game.title}</h1>
        <p className="max-w-full truncate text-dim text-xs sm:text-sm">{studio}</p>
      </div>
      {mode === "demo" ? (
        <>
          <p className="hidden truncate text-dim text-sm lg:block">{demoNote ?? t("demoMode")}</p>
          {player ? (
            <Link
              to="/play/$producer/$name"
              params={{ producer: game.producer, name: game.slug }}
              search={{ mode: "real" }}
              className={buttonClass({ className: "max-w-[46%] shrink-0" })}
            >
              {t("playReal")}
            </Link>
          ) : (
            <ModalLink
              modal="registration"
              query={{ redirect: paths.play(`${game.producer}/${game.slug}`, "real") }}
              className={buttonClass({ className: "max-w-[46%] shrink-0" })}
            >
              {t("playReal")}
            </ModalLink>
          )}
        </>
      ) : (
        <BalanceMenu />
      )}
      <FullScreenButton frame={frame} />
    </header>
  );
}

function subscribeToFullScreen(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}

/** Absent where the browser cannot do it (phones of one maker). */
function FullScreenButton({ frame }: { readonly frame: RefObject<HTMLElement | null> }) {
  const t = useTranslations("play");
  // Its place is kept before it is known: what stands beside it does not move.
  const able = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenEnabled,
    () => true,
  );
  const full = useSyncExternalStore(
    subscribeToFullScreen,
    () => document.fullscreenElement !== null,
    () => false,
  );
  if (!able) return null;
  const toggle = () =>
    full ? document.exitFullscreen() : (frame.current?.requestFullscreen() ?? Promise.resolve());
  const Icon = full ? Minimize : Maximize;
  return (
    <Button
      kind="bare"
      size="icon"
      className="max-sm:hidden"
      aria-label={t(full ? "exitFullScreen" : "fullScreen")}
      onClick={() => void toggle().catch(() => undefined)}
    >
      <Icon aria-hidden="true" className="size-5.5" />
    </Button>
  );
}
