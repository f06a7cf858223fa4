import { useCategoryName } from "../category-name.ts";
import { GameList } from "./game-list.tsx";

/** Shows the games of one category, from one of its pages on. */
export function CategoryPage({ slug, page }: { readonly slug: string; readonly page?: number }) {
  const categoryName = useCategoryName();
  return <GameList title={categoryName(slug)} filter={{ category: slug }} page={page ?? 1} />;
}
