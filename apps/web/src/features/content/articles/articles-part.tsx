import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { listedPagesQuery, useListedText } from "../../../data/visitor/menu.ts";
import { shownArticles } from "./shown-articles.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** The articles inside a page of words: links to pages of their category (CMS-09). */
export function ArticlesPart({
  parameters,
}: {
  readonly parameters: Readonly<Record<string, string>>;
}) {
  const { locale } = useRouteContext({ from: "__root__" });
  const say = useListedText();
  const { data: pages = [] } = useQuery(listedPagesQuery(locale));
  const articles = shownArticles(pages, parameters["count"]);
  if (articles.length === 0) return null;
  return (
    <ul className="mt-6 grid gap-4 sm:grid-cols-2">
      {articles.map((article) => (
        <li key={article.slug}>
          <Link
            to="/$page"
            params={{ page: article.slug }}
            className="block h-full rounded-tile bg-surface-1 p-6 shadow-paper hover:shadow-lifted"
          >
            <h2 className="text-lg">{say(article.title, article.variables)}</h2>
          </Link>
        </li>
      ))}
    </ul>
  );
}
