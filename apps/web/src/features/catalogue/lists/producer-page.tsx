import { useQuery } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { providersQuery } from "../../../data/catalogue.ts";
import { GameList } from "./game-list.tsx";
import { StudioMenu } from "./list-menus.tsx";

/** Shows the games of one studio, from one of its pages on. */
export function ProducerPage({ slug, page }: { readonly slug: string; readonly page?: number }) {
  const t = useTranslations("catalogue");
  const { data: providers = [] } = useQuery(providersQuery);
  const studio = providers.find((provider) => provider.slug === slug)?.name ?? slug;
  return (
    <GameList
      title={t("studio", { studio })}
      filter={{ provider: slug }}
      page={page ?? 1}
      menu={<StudioMenu current={slug} />}
    />
  );
}
