import type { Config } from "#platform/config";

/** Pages of games, in any language: with the site's frame, and alone in the window. */
const GAME_PAGE =
  /^(?:[a-z]+:\/\/[^/?#]*)?(?:\/[A-Za-z]{2}(?:-[A-Za-z]{2})?)?\/play\/([a-z0-9-]+)\//;

/** Returns the outside studio whose game a page shows; undefined for every other page. */
export function studioOfPage(
  studios: Config["STUDIOS"],
  address: string,
): NonNullable<Config["STUDIOS"]>[number] | undefined {
  const id = GAME_PAGE.exec(address)?.[1];
  return id === undefined ? undefined : studios?.find((studio) => studio.id === id);
}

/** Returns the origins that frames of a studio come from, each behind a blank; nothing without a studio. */
export const framesOf = (studio: ReturnType<typeof studioOfPage>): string =>
  studio
    ? [new URL(studio.url).origin, ...studio.frame_origins].map((origin) => ` ${origin}`).join("")
    : "";
