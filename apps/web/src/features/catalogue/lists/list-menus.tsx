import { useTranslations } from "use-intl/react";
import { useShownCategories } from "../../../data/visitor/studios/shown-categories.ts";
import { useShownStudios } from "../../../data/visitor/studios/shown-studios.ts";
import { useCurrentInView } from "../../../shell/menus/use-current-in-view.ts";
import { useCategoryName } from "../category-name.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

const listClass =
  "-mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:-mx-8 md:px-8 [scrollbar-width:none]";
const itemClass =
  "inline-flex min-h-11 items-center whitespace-nowrap rounded-control bg-surface-1 px-4 font-semibold text-dim text-sm hover:text-cream aria-[current]:bg-surface-2 aria-[current]:text-cream aria-[current]:ring-2 aria-[current]:ring-cream aria-[current]:ring-inset";

/** Leads to the categories of games, in the order of the operators (GAME-14). */
export function CategoryMenu({ current }: { readonly current?: string | undefined }) {
  const t = useTranslations("catalogue");
  const categoryName = useCategoryName();
  const categories = useShownCategories();
  const list = useCurrentInView<HTMLUListElement>();
  if (categories.length === 0) return null;
  return (
    <nav aria-label={t("categories")}>
      <ul ref={list} className={listClass}>
        {categories.map(({ identifier }) => (
          <li key={identifier} className="shrink-0">
            <Link
              to="/categories/$slug"
              params={{ slug: identifier }}
              aria-current={identifier === current ? "page" : undefined}
              className={itemClass}
            >
              {categoryName(identifier)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Leads to the studios, in the order of the operators and without those that they hide (GAME-14). */
export function StudioMenu({ current }: { readonly current?: string | undefined }) {
  const t = useTranslations("catalogue");
  const studios = useShownStudios();
  const list = useCurrentInView<HTMLUListElement>();
  if (studios.length === 0) return null;
  return (
    <nav aria-label={t("studios")}>
      <ul ref={list} className={listClass}>
        {studios.map(({ slug, name }) => (
          <li key={slug} className="shrink-0">
            <Link
              to="/producers/$slug"
              params={{ slug }}
              aria-current={slug === current ? "page" : undefined}
              className={itemClass}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
