import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { AutoplayControl } from "../../round/autoplay/autoplay-control.tsx";
import type { Autoplay } from "../../round/autoplay/use-autoplay.ts";
import { ignoreRepeat } from "../../round/use-go-key.ts";

export interface SlotActionProps {
  readonly autoplay: Autoplay;
  /** Rounds may follow by themselves; a feature is bought by a press each. */
  readonly mayRunOn: boolean;
  /** The house pays for the next round. */
  readonly free: boolean;
  /** Price of a round, in smallest units. */
  readonly stakeCents: number;
  readonly currency: string;
  readonly idle: boolean;
  readonly disabled: boolean;
  /** Something but the reels is shown: a press goes on to the next thing. */
  readonly skips: boolean;
  readonly onGo: () => void;
}

/** The press that starts a round, cuts it short, or ends the rounds that follow by themselves. */
export function SlotAction({
  autoplay,
  mayRunOn,
  free,
  stakeCents,
  currency,
  idle,
  disabled,
  skips,
  onGo,
}: SlotActionProps) {
  const t = useTranslations("games");
  const { left } = autoplay;
  return (
    <div className="ml-auto flex gap-2 low:order-2 low:w-full max-sm:w-full">
      {left === null && mayRunOn ? (
        <AutoplayControl
          {...{ stakeCents, currency }}
          disabled={!idle || disabled}
          onStart={autoplay.start}
        />
      ) : null}
      <Button
        kind="action"
        size="large"
        className="min-w-34 grow text-lg low:min-w-0"
        data-rounds-left={left ?? undefined}
        disabled={left === null && disabled}
        onKeyDown={ignoreRepeat}
        onClick={onGo}
      >
        {left === null
          ? t(idle ? (free ? "houseSpins.spin" : "spin") : skips ? "skip" : "stop")
          : t("autoplay.stop", { left })}
      </Button>
    </div>
  );
}
