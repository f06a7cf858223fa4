import type { FixtureView } from "@houselight/contracts/sportsbook";
import type { BadgeTone } from "@houselight/ui";
import { State } from "../../parts/values.tsx";

const TONES: Readonly<Record<string, BadgeTone>> = {
  live: "good",
  postponed: "waiting",
  abandoned: "bad",
  cancelled: "bad",
};

/** Says how a fixture stands, with score and minute while it is on. */
export function FixtureState({ fixture }: { readonly fixture: FixtureView }) {
  const { state, score, clock } = fixture;
  return (
    <span className="flex flex-wrap items-center gap-2">
      <State owner="sportsbook" state={state} tones={TONES} />
      {score ? (
        <span className="money font-semibold">
          {score.home}:{score.away}
        </span>
      ) : null}
      {clock ? <span className="money text-dim">{clock.minute}′</span> : null}
    </span>
  );
}
