import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { tabStore } from "../../../../api/kept/kept-store.ts";
import { usePlayer } from "../../../../data/accounts.ts";
import { isDepositCodeShown, keptDepositCode } from "../../../../shell/links/kept-codes.ts";
import { droppedCode, markCodeTold } from "./dropped-code.ts";

/** Says once that the code of a campaign's link came to nothing on the way here (CASHBOX-14). */
export function DroppedCodeNote() {
  const t = useTranslations("cashbox.promo");
  const chosen = usePlayer()?.deposit_bonus_code ?? null;
  const [code] = useState(() => {
    const [kept, applied] = [keptDepositCode(tabStore), isDepositCodeShown(tabStore)];
    return droppedCode(tabStore, { kept, applied, chosen });
  });
  useEffect(() => {
    const kept = isDepositCodeShown(tabStore) ? keptDepositCode(tabStore) : null;
    if (kept) markCodeTold(tabStore, kept);
  }, []);
  if (!code) return null;
  return (
    <output className="block rounded-control border border-line-strong px-4 py-3 text-sm">
      {t("dropped", { code })}
    </output>
  );
}
