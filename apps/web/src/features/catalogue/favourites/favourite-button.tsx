import { Suspense } from "react";
import { usePlayer } from "../../../data/accounts.ts";
import { lazyPart } from "../../../shell/pages/lazy-part.ts";
import type { HeartProps } from "./heart.tsx";

/** Guests, who have no heart, do not load it. */
const Heart = lazyPart<HeartProps>(() => import("./heart.tsx"));

/** The heart of a game: pressed for a favourite (GAME-17). Guests have none (GAME-11). */
export function FavouriteButton({ game, place }: HeartProps) {
  if (!usePlayer()) return null;
  return (
    <Suspense fallback={place === "line" ? <span className="size-11 shrink-0" /> : null}>
      <Heart game={game} place={place} />
    </Suspense>
  );
}
