import { Dialog } from "@houselight/ui/dialog";
import { Skeleton } from "@houselight/ui/skeleton";
import { useQuery } from "@tanstack/react-query";
import { useRouteContext } from "@tanstack/react-router";
import { useTranslations } from "use-intl/react";
import { contentPageQuery, shownPage } from "../reading/content-query.ts";
import { PageText } from "../text/page-text.tsx";

/** Shows the preview of a book over the page (MODAL-05): a page of words, read when it is opened. */
export default function BookPreview({
  title,
  slug,
  onClose,
}: {
  readonly title: string;
  readonly slug: string;
  readonly onClose: () => void;
}) {
  const t = useTranslations();
  const { locale } = useRouteContext({ from: "__root__" });
  const { data, isPending } = useQuery(contentPageQuery(slug, locale));
  const page = shownPage(data);
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={t("site.close")}>
      {page ? (
        <div lang={page.language}>
          <PageText page={page} />
        </div>
      ) : isPending ? (
        <Skeleton className="h-40" />
      ) : (
        <p className="text-dim">{t("content.book.none")}</p>
      )}
    </Dialog>
  );
}
