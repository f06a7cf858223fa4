import X from "lucide-react/icons/x";
import { useTranslations } from "use-intl/react";

/** The cross in the corner of what a visitor may close. */
export function CloseButton({ onPress }: { readonly onPress: () => void }) {
  const t = useTranslations("banners");
  return (
    <button
      type="button"
      aria-label={t("close")}
      onClick={onPress}
      className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center rounded-full text-current opacity-80 hover:opacity-100"
    >
      <X aria-hidden="true" className="size-4.5" />
    </button>
  );
}
