import { useHydrated } from "@tanstack/react-router";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { useKeptFocus } from "../../shell/pages/focus/use-kept-focus.ts";
import type { GameProps } from "../game-module.ts";
import { openRules } from "../round/round-desk.ts";
import type { RoundLife } from "../round/use-round.ts";
import type { Sound } from "../sound/use-sound.ts";
import { BigWin } from "./big-win.tsx";
import { GameCover } from "./game-cover.tsx";
import { RoundControls } from "./round-controls.tsx";
import { RoundMessage } from "./round-message.tsx";
import { sceneryClass, sceneryStyle } from "./scenery.ts";
import { StandingLine } from "./standing-line.tsx";

export interface StageFrameProps {
  readonly game: GameProps["game"];
  readonly life: RoundLife;
  readonly sound: Sound;
  readonly turbo: boolean;
  readonly onTurbo: () => void;
  /** Classes of the board's ground. */
  readonly ground?: string;
  /** Address of the picture behind the board, whose lower edge stays in sight. */
  readonly scenery?: string;
  /** Address of the picture that a phone shows in its place while it is held upright. */
  readonly sceneryUpright?: string;
  /** `loading` until the board can be played on; another word than the phase says why it cannot. */
  readonly boardState?: string;
  /** Message that stands over the board in place of those of the round. */
  readonly notice?: ReactNode;
  /** Chooses how much is staked: the stake of a slot, the chips of a table. */
  readonly stake: ReactNode;
  /** Further buttons of this game, beside the stake. */
  readonly tools?: ReactNode;
  /** The tools fill more than two rows of a low screen's bar: it is wider there, and they leave out their words. */
  readonly crowded?: boolean;
  /** The press that starts a round, with what it costs. */
  readonly action: ReactNode;
  readonly onBoardPress?: () => void;
  readonly children: ReactNode;
}

/**
 * The frame of every game: the board, and the bar by which it is played. The bar lies under the
 * board; on a low screen (a phone held sideways, a page at twice its size) it stands beside it, and
 * the board has the whole height. Where both do not fit, the bar keeps the lower edge of the screen.
 */
export function StageFrame({
  game,
  life,
  sound,
  turbo,
  onTurbo,
  ground,
  scenery,
  sceneryUpright,
  boardState = "ready",
  notice,
  stake,
  tools,
  crowded = false,
  action,
  onBoardPress,
  children,
}: StageFrameProps) {
  const { phase, round } = life.state;
  const hydrated = useHydrated();
  const barFocus = useKeptFocus<HTMLDivElement>(".button-action");
  return (
    <div
      className="flex w-full min-w-0 flex-col low:flex-row"
      data-state={boardState === "ready" ? phase : boardState}
      // Absent until a press is heard.
      data-round={hydrated ? (round?.id ?? "") : undefined}
      data-payout={round?.payout_cents ?? ""}
    >
      <div
        data-board
        className={clsx("relative flex min-w-0 grow flex-col", ground, scenery && sceneryClass)}
        style={scenery ? sceneryStyle(scenery, sceneryUpright ?? scenery) : undefined}
        onPointerDown={onBoardPress}
      >
        {children}
        {boardState === "loading" ? <LoadingCover game={game} /> : null}
        {/* A slot's is the last beat of its show. */}
        {game.kind === "slot" ? null : <BigWin life={life} turbo={turbo} />}
        <div
          className={clsx(
            "pointer-events-none absolute inset-3 z-20 flex justify-center",
            phase === "replaying" || phase === "deciding" ? "items-start" : "items-center",
          )}
        >
          {notice ?? <StageNotice game={game} life={life} />}
        </div>
      </div>
      <div
        {...barFocus}
        data-bar
        data-crowded={crowded || undefined}
        className={clsx(
          "sticky bottom-0 z-40 flex shrink-0 flex-col gap-2 bg-surface-1 px-3 pt-3 pb-2 low:static low:gap-1 low:p-2 sm:px-6",
          crowded ? "low:w-60" : "low:w-53",
        )}
      >
        <div className="flex flex-wrap items-center gap-x-2 gap-y-2 low:contents sm:gap-x-4">
          {stake}
          <div className="flex flex-wrap items-center gap-x-2 low:gap-0 sm:gap-x-4">
            {tools}
            <RoundControls
              sound={sound}
              turbo={turbo}
              onTurbo={onTurbo}
              onRules={() => openRules(game)}
            />
          </div>
          {action}
        </div>
        <StandingLine life={life} />
      </div>
    </div>
  );
}

/** Says that the game takes no stake in this currency, or what became of a round. */
function StageNotice({ game, life }: Pick<StageFrameProps, "game" | "life">) {
  const t = useTranslations("games");
  const { currency } = life.purse;
  if (game.stakes[currency]?.length) return <RoundMessage life={life} />;
  return (
    <p role="alert" className={noticeClass}>
      {t("notOffered", { currency })}
    </p>
  );
}

/** Classes of a sheet over the board. */
export const noticeClass =
  "max-w-md rounded-tile bg-surface-2 p-5 text-center text-sm shadow-lifted";

function LoadingCover({ game }: Pick<StageFrameProps, "game">) {
  const t = useTranslations("play");
  return (
    <GameCover game={game} className="z-10">
      <output className="text-lg">{t("loading")}</output>
    </GameCover>
  );
}
