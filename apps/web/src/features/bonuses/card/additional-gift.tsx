import type { additionalGifts } from "@houselight/contracts/configuration";
import { localeOf, wordsIn } from "@houselight/contracts/locales";
import { buttonClass } from "@houselight/ui/button";
import { useLocale, useTranslations } from "use-intl/react";
import { useGiftLook } from "../../../data/bonuses/gift-settings.ts";
import { GiftPicture } from "./gift-picture.tsx";
import { AddressLink } from "../../../shell/links/anchor/address-link.tsx";

/** A gift beside those of the bonuses, as operators wrote it, and where it leads (BONUS-13). */
export function AdditionalGift({
  gift: { group_key, title, image, url },
}: {
  readonly gift: (typeof additionalGifts.initial)[number];
}) {
  const t = useTranslations("gifts");
  const locale = localeOf(useLocale());
  const look = useGiftLook()({ title: wordsIn(title, locale), group_key });
  const label = `${t("open")}: ${look.title}`;
  return (
    <article className="flex flex-wrap items-center gap-4 rounded-tile bg-surface-1 p-5 shadow-paper sm:p-6">
      <GiftPicture image={look.image ?? image ?? null} />
      <h3 className="min-w-40 flex-1 text-lg">{look.title}</h3>
      {url ? (
        <AddressLink address={url} aria-label={label} className={buttonClass()}>
          {t("open")}
        </AddressLink>
      ) : null}
    </article>
  );
}
