import { OwnBets } from "./bets/own-bets.tsx";
import { LinePage } from "./lists/line-page.tsx";
import type { SportPlace } from "./sport-place.ts";

/** A place of the sportsbook: its matches, or the player's bets. */
export default function SportPage({ place }: { readonly place: SportPlace }) {
  return place.name === "bets" ? <OwnBets /> : <LinePage place={place} />;
}
