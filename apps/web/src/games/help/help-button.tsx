import Lightbulb from "lucide-react/icons/lightbulb";
import { useTranslations } from "use-intl/react";
import { ToolButton } from "../stage/tool-button.tsx";

/** Turns help with the strategy on and off. */
export function HelpButton({
  on,
  onToggle,
}: {
  readonly on: boolean;
  readonly onToggle: () => void;
}) {
  const t = useTranslations("games.help");
  return (
    <ToolButton
      name={t("name")}
      label={t("short")}
      Icon={Lightbulb}
      pressed={on}
      filled={on}
      className={on ? "text-amber" : undefined}
      onClick={onToggle}
    />
  );
}
