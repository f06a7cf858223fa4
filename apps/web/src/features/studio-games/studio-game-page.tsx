import { clsx } from "clsx";
import { useRef } from "react";
import { useAccounts } from "../../data/wallet.ts";
import { GameStrip } from "../../games/page/game-strip.tsx";
import { GatedGame } from "../../games/page/gated-game.tsx";
import type { ListedGameProps, ShownGame } from "../../games/page/shown-game.ts";
import { StudioFrame } from "./studio-frame.tsx";
import { StudioLine } from "./studio-line.tsx";

/** Shows a game that an outside studio runs, in a frame of the studio's. */
export function StudioGamePage({ game, mode = "demo", alone, gate }: ListedGameProps) {
  const stakes: Record<string, number[]> = game.has_demo_mode ? { FUN: [] } : {};
  const { slug, title, provider: producer, provider_name: studio } = game;
  const shown = { game: { producer, slug, title, stakes }, mode, studio, drawn: true };
  return (
    <GatedGame {...shown} alone={alone} gate={gate}>
      <StudioPlay {...shown} alone={alone} hasDemo={game.has_demo_mode} />
    </GatedGame>
  );
}

function StudioPlay({
  alone,
  hasDemo,
  ...shown
}: ShownGame & { readonly alone: boolean; readonly hasDemo: boolean }) {
  const page = useRef<HTMLDivElement>(null);
  const accounts = useAccounts();
  const active = accounts.find((account) => account.active) ?? accounts[0];
  const currency = shown.mode === "demo" ? null : (active?.currency ?? null);
  return (
    <div
      ref={page}
      className={clsx(
        "flex h-dvh min-h-80 flex-col bg-ink",
        alone ? "[--strip:0rem]" : "[--strip:4rem] low:[--strip:3rem]",
      )}
    >
      {alone ? (
        <h1 className="sr-only">{shown.game.title}</h1>
      ) : (
        <GameStrip {...shown} frame={page} />
      )}
      {shown.mode === "real" && currency === null ? null : (
        <StudioFrame {...shown} currency={currency} hasDemo={hasDemo} />
      )}
      {alone ? null : <StudioLine game={shown.game} studio={shown.studio} currency={currency} />}
    </div>
  );
}
