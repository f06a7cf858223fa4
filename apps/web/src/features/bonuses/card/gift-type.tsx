import { useTranslations } from "use-intl/react";
import type { Gift } from "../group-gifts.ts";

/** Returns what a gift is (BONUS-01): a bonus is named by what brought it. */
export const typeOf = (gift: Gift) =>
  gift.type === "bonus" && (gift.trigger === "deposit" || gift.trigger === "registration")
    ? gift.trigger
    : gift.type;

/** Names the type of a gift over its title. */
export function GiftType({ gift }: { readonly gift: Gift }) {
  const t = useTranslations("gifts.types");
  return (
    <p className="font-semibold text-dim text-xs uppercase tracking-wide" data-gift={typeOf(gift)}>
      {t(typeOf(gift))}
    </p>
  );
}
