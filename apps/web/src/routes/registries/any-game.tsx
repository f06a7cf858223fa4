import { Suspense } from "react";
import { GamePage } from "../../features/house-games/game-page.tsx";
import type { PlayMode } from "../../games/game-module.ts";
import type { LoadedGame } from "../../games/page/load-game.ts";
import type { RouterContext } from "../../router.tsx";
import { GameGate } from "./game-gate.tsx";
import { RUNNER_PAGES } from "./runner-pages.ts";

/** Shows a game by the page of whoever runs it. */
export function AnyGame({
  loaded,
  name,
  mode,
  locale,
  alone = false,
}: {
  readonly loaded: LoadedGame;
  readonly name: string;
  readonly mode?: PlayMode | undefined;
  readonly locale: RouterContext["locale"];
  readonly alone?: boolean;
}) {
  if (loaded.runBy === "house")
    return (
      <GamePage
        offered={loaded.offered}
        name={name}
        mode={mode}
        locale={locale}
        alone={alone}
        gate={GameGate}
      />
    );
  const Page = RUNNER_PAGES[loaded.runBy];
  if (!Page) return null;
  return (
    // What the server drew stays until the script is there.
    <Suspense>
      <Page
        key={`${name}:${mode}`}
        game={loaded.game}
        mode={mode}
        locale={locale}
        alone={alone}
        gate={GameGate}
      />
    </Suspense>
  );
}
