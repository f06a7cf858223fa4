import { useParams } from "@tanstack/react-router";
import { useCategoryName } from "../category-name.ts";
import { GameList } from "./game-list.tsx";
import { CategoryMenu } from "./list-menus.tsx";

/** Shows the games of one category, from one of its pages on. */
export function CategoryPage({ slug, page }: { readonly slug: string; readonly page?: number }) {
  const categoryName = useCategoryName();
  return (
    <GameList
      title={categoryName(slug)}
      filter={{ category: slug }}
      page={page ?? 1}
      menu={<CategoryMenu current={slug} />}
    />
  );
}

/** Shows the category that the address names, under either of its names (ROUTE-07). */
export function CategoryOfAddress() {
  const { slug = "" } = useParams({ strict: false });
  return <CategoryPage slug={slug} />;
}
