import { buttonClass } from "@houselight/ui/button";
import Gift from "lucide-react/icons/gift";
import { useTranslations } from "use-intl/react";
import { useActivatableCount } from "../../data/bonuses/activatable.ts";
import { Count } from "./count.tsx";
import { countText } from "./count-text.ts";
import { Link } from "../links/anchor/link.tsx";

/** The most gifts that are counted beside the word. */
const GIFTS_COUNTED = 9;

/** The way to the gifts in the header, with the number of those that can be activated (BONUS-14). */
export function GiftLink() {
  const t = useTranslations("gifts");
  const count = useActivatableCount();
  const label = t("waiting", { count });
  return (
    <>
      <output className="sr-only">{count > 0 ? label : ""}</output>
      <Link
        to="/profile/gifts"
        current="exact"
        aria-label={label}
        className={buttonClass({
          kind: "bare",
          size: "icon",
          className: "relative shrink-0 max-sm:hidden",
        })}
      >
        <Gift aria-hidden="true" className="size-5.5" />
        {count > 0 ? <Count text={countText(count, GIFTS_COUNTED)} /> : null}
      </Link>
    </>
  );
}

/** Words of the same way in a menu, where a small screen has no room for the icon. */
export function GiftsWord() {
  const t = useTranslations("gifts");
  const count = useActivatableCount();
  return (
    <>
      <span aria-hidden={count > 0} className="grow">
        {t("waiting", { count: 0 })}
      </span>
      {count > 0 ? (
        <>
          <span
            aria-hidden="true"
            className="money min-w-5 rounded-full bg-cream px-1 text-center font-bold text-ink text-xs"
          >
            {countText(count, GIFTS_COUNTED)}
          </span>
          <span className="sr-only">{t("waiting", { count })}</span>
        </>
      ) : null}
    </>
  );
}
