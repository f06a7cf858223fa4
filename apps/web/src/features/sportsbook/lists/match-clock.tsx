import type { FixtureView } from "@houselight/contracts/sportsbook";
import { useTranslations } from "use-intl/react";
import { StartTime } from "./start-time.tsx";

/** Says where a match stands: its minute, that it pauses or is over, or when it starts. */
export function MatchClock({
  fixture: { state, clock, starts_at },
}: {
  readonly fixture: Pick<FixtureView, "state" | "clock" | "starts_at">;
}) {
  const t = useTranslations("sportsbook.state");
  if (state === "upcoming") return <StartTime iso={starts_at} />;
  if (state !== "live") return <span>{t(state)}</span>;
  return (
    <span className="money font-semibold text-mint">
      {clock?.period === "break" || !clock ? t(clock ? "break" : "live") : `${clock.minute}′`}
    </span>
  );
}
