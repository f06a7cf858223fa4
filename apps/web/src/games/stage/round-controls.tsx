import Info from "lucide-react/icons/info";
import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import Zap from "lucide-react/icons/zap";
import { useTranslations } from "use-intl/react";
import { useClientContext } from "../../data/configuration.ts";
import type { Sound } from "../sound/use-sound.ts";
import { ToolButton } from "./tool-button.tsx";

export interface RoundControlsProps {
  readonly sound: Sound;
  readonly turbo: boolean;
  readonly onTurbo: () => void;
  readonly onRules: () => void;
}

/** Sound, fast play where the licence allows it, rules: the same three in every game. */
export function RoundControls({ sound, turbo, onTurbo, onRules }: RoundControlsProps) {
  const t = useTranslations("games");
  const { turbo: mayHurry } = useClientContext().policy.play;
  const Speaker = sound.on ? Volume2 : VolumeX;
  return (
    <div className="flex items-center low:contents">
      <ToolButton
        name={t("sound")}
        label={t("short.sound")}
        Icon={Speaker}
        pressed={sound.on}
        onClick={sound.toggle}
      />
      {mayHurry ? (
        <ToolButton
          name={t("turbo")}
          label={t("short.turbo")}
          Icon={Zap}
          pressed={turbo}
          filled={turbo}
          className={turbo ? "text-amber" : undefined}
          onClick={onTurbo}
        />
      ) : null}
      <ToolButton name={t("rules")} label={t("short.rules")} Icon={Info} onClick={onRules} />
    </div>
  );
}
