import type { RoundView } from "@houselight/contracts/house-games";
import type { SlotRules } from "@houselight/game-maths/slot";
import { clsx } from "clsx";
import type { Show } from "../stage/director.ts";
import { useFeatureWords } from "./feature-words.ts";

interface FeatureLineProps {
  readonly slug: string;
  readonly rules: SlotRules;
  readonly round: RoundView;
  readonly show: Show;
}

/** Says under the reels what a feature shows at this moment. */
export function FeatureLine({ slug, rules, round, show }: FeatureLineProps) {
  const text = useFeatureWords(slug, rules)(show, round);
  const { kind } = show.beat;
  // A feature begins and ends with a sheet that says so.
  if (text === null || kind === "feature" || kind === "featureOver") return null;
  return (
    <p
      aria-hidden="true"
      className={clsx(
        "rounded-tile bg-ink/85 px-4 py-1.5 text-center font-semibold text-md",
        // On a low screen the board has the whole height, and the count above it says the same.
        (kind === "pick" || kind === "tries") && "low:hidden",
      )}
    >
      {text}
    </p>
  );
}

/** Says the same once to those who do not see it. */
export function FeatureSentence({
  show,
  round,
  ...props
}: Pick<FeatureLineProps, "slug" | "rules"> & {
  readonly round: RoundView | null;
  readonly show: Show | null;
}) {
  const words = useFeatureWords(props.slug, props.rules);
  // A harbour is said once, with what it holds.
  const untold = show?.beat.kind === "pick" && !show.beat.told;
  return (
    <p aria-live="polite" className="sr-only">
      {show && round && !untold ? words(show, round) : ""}
    </p>
  );
}
