import { Button } from "@houselight/ui/button";
import Info from "lucide-react/icons/info";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import Zap from "lucide-react/icons/zap";
import { useTranslations } from "use-intl/react";
import type { Sound } from "../sound/use-sound.ts";

export interface RoundControlsProps {
  readonly sound: Sound;
  readonly turbo: boolean;
  readonly onTurbo: () => void;
  readonly onRules: () => void;
}

/** Sound, fast play, rules: the same three in every game. */
export function RoundControls({ sound, turbo, onTurbo, onRules }: RoundControlsProps) {
  const t = useTranslations("games");
  const Speaker = sound.on ? Volume2 : VolumeX;
  return (
    <div className="flex items-center low:contents">
      <Button
        kind="bare"
        size="icon"
        aria-label={t("sound")}
        aria-pressed={sound.on}
        title={t("sound")}
        onClick={sound.toggle}
      >
        <Speaker aria-hidden="true" className="size-5.5" />
      </Button>
      <Button
        kind="bare"
        size="icon"
        aria-label={t("turbo")}
        aria-pressed={turbo}
        title={t("turbo")}
        className={turbo ? "text-amber" : undefined}
        onClick={onTurbo}
      >
        <Zap aria-hidden="true" className="size-5.5" fill={turbo ? "currentColor" : "none"} />
      </Button>
      <Button kind="bare" size="icon" aria-label={t("rules")} title={t("rules")} onClick={onRules}>
        <Info aria-hidden="true" className="size-5.5" />
      </Button>
    </div>
  );
}
