import Volume2 from "lucide-react/icons/volume-2";
import VolumeX from "lucide-react/icons/volume-x";
import { useTranslations } from "use-intl/react";
import type { Sound } from "../../../games/sound/use-sound.ts";
import { ToolButton } from "../../../games/stage/tool-button.tsx";

/** Turns the sound of all games on and off, below the stage. */
export function SoundButton({ sound }: { readonly sound: Sound }) {
  const t = useTranslations("games");
  return (
    <ToolButton
      name={t("sound")}
      label={t("short.sound")}
      Icon={sound.on ? Volume2 : VolumeX}
      pressed={sound.on}
      onClick={sound.toggle}
    />
  );
}
