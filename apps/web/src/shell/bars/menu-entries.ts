import { useQuery } from "@tanstack/react-query";
import { linkOptions } from "@tanstack/react-router";
import { collectionsQuery } from "../../data/catalogue.ts";

const LOBBY = { id: "lobby", link: linkOptions({ to: "/" }), exact: true } as const;
const POKIES = { id: "pokies", link: linkOptions({ to: "/pokies" }), exact: false } as const;
const TABLE = { id: "table", link: linkOptions({ to: "/table" }), exact: false } as const;

/** Categories that the two game menus stand for. */
export const POKIES_CATEGORY = "pokies";
export const TABLE_CATEGORY = "table";

/** The menu in its order (SHELL-02): only what leads to something. */
export function useMenuEntries() {
  const { data: collections = [] } = useQuery(collectionsQuery);
  const has = (category: string) =>
    collections.some(({ identifier, games_count }) => identifier === category && games_count > 0);
  return [
    LOBBY,
    ...(has(POKIES_CATEGORY) ? [POKIES] : []),
    ...(has(TABLE_CATEGORY) ? [TABLE] : []),
  ];
}
