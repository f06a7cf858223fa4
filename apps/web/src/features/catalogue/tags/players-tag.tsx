import { useTranslations } from "use-intl/react";
import { useData } from "../../../api/page/use-data.ts";
import { crowdsQuery } from "../../../data/engagement/live-tables/crowds.ts";

/** Says on the cover of a live table how many play there now; nothing where nobody does. */
export function PlayersTag({ slug }: { readonly slug: string }) {
  const t = useTranslations("tile");
  const players = useData(crowdsQuery)?.find(({ table }) => table === slug)?.players ?? 0;
  // Read in every drawing: a page carries the words that its first drawing reads.
  const text = t("players", { count: players });
  return players > 0 ? <p className="tile-label tile-pot">{text}</p> : null;
}
