import { Button, buttonClass } from "@houselight/ui/button";
import { useRef } from "react";
import { useTranslations } from "use-intl/react";
import type { ShownGame } from "../../games/page/shown-game.ts";
import { GameCover } from "../../games/stage/game-cover.tsx";
import { RefusedError } from "../../api/errors.ts";
import { useErrorText, useRefusalText } from "../../i18n/error-text.ts";
import { Link } from "../../shell/links/anchor/link.tsx";
import { useFrameMessages, useStudioFrame } from "./use-studio-frame.ts";

/** Refusals of stakes that the player's own limits and pauses are the reason of. */
const LIMITS = /limit_(reached|exceeded)$|^(self_excluded|cooling_off)$/;

/**
 * Holds the studio's own page. It runs its scripts under its own origin and can neither lead this page
 * elsewhere nor open another; what it says is heard from there alone.
 */
export function StudioFrame({
  game,
  studio,
  currency,
  hasDemo,
}: ShownGame & { readonly currency: string | null; readonly hasDemo: boolean }) {
  const t = useTranslations("studioGames");
  const { frame, reopen } = useStudioFrame({
    producer: game.producer,
    name: game.slug,
    currency,
  });
  const element = useRef<HTMLIFrameElement>(null);
  const refused = useFrameMessages(element, frame.status === "open" ? frame.origin : null);
  if (frame.status !== "open")
    return (
      <section aria-label={game.title} className="relative min-h-0 grow overflow-clip">
        <GameCover game={game} drawn>
          {frame.status === "opening" ? (
            <output className="text-lg noscript:hidden">{t("opening", { studio })}</output>
          ) : (
            <NotOpened error={frame.error} onAgain={reopen}>
              {currency !== null && hasDemo ? (
                <Link
                  to="/play/$producer/$name"
                  params={{ producer: game.producer, name: game.slug }}
                  search={{ mode: "demo" }}
                  className={buttonClass()}
                >
                  {t("playDemo")}
                </Link>
              ) : null}
            </NotOpened>
          )}
        </GameCover>
      </section>
    );
  return (
    <>
      <RefusedLine code={refused} onAgain={reopen} />
      <iframe
        ref={element}
        title={t("frame", { game: game.title, studio })}
        src={frame.url}
        // Its own origin is another than the site's: it reaches nothing of this page.
        sandbox="allow-scripts allow-same-origin"
        allow="autoplay; fullscreen"
        referrerPolicy="no-referrer"
        className="min-h-0 w-full grow border-0 bg-surface-1"
      />
    </>
  );
}

function NotOpened({
  error,
  onAgain,
  children,
}: {
  readonly error: unknown;
  readonly onAgain: () => void;
  readonly children: React.ReactNode;
}) {
  const t = useTranslations("studioGames");
  const errorText = useErrorText();
  const isLimited =
    error instanceof RefusedError && error.fields.some(({ code }) => LIMITS.test(code));
  return (
    <div role="alert" className="flex max-w-md flex-col items-center gap-4">
      <h2 className="text-xl">{t("failed")}</h2>
      <p className="text-md">{errorText(error)}</p>
      <div className="flex flex-wrap justify-center gap-3">
        {isLimited ? (
          <Link to="/profile/limits" className={buttonClass({ kind: "action" })}>
            {t("limits")}
          </Link>
        ) : (
          <Button kind="action" onClick={onAgain}>
            {t("again")}
          </Button>
        )}
        {children}
      </div>
    </div>
  );
}

/** Says in the house's own words why a stake was refused; of a name that it does not know, nothing. */
function RefusedLine({
  code,
  onAgain,
}: {
  readonly code: string | null;
  readonly onAgain: () => void;
}) {
  const t = useTranslations("studioGames");
  const refusalText = useRefusalText();
  const text = code === null ? "" : refusalText({ code, field: "base", message: "" });
  return (
    <div role="status" className="shrink-0">
      {text === "" ? null : (
        <p className="flex flex-wrap items-center justify-center gap-x-4 gap-y-1 border-line border-b bg-surface-2 px-4 py-2 text-center text-sm">
          {text}
          {LIMITS.test(code ?? "") ? (
            <Link to="/profile/limits" className="text-link inline-flex min-h-11 items-center">
              {t("limits")}
            </Link>
          ) : null}
          {code === "session_ended" ? (
            <Button kind="bare" onClick={onAgain}>
              {t("again")}
            </Button>
          ) : null}
        </p>
      )}
    </div>
  );
}
