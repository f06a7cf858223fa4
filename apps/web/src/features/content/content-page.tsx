import { fillVariables } from "@houselight/contracts/configuration";
import type { ContentPageView } from "@houselight/contracts/content";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useLocale } from "use-intl/react";
import { activeCurrency, useAccounts } from "../../data/wallet.ts";
import { FairnessFormula, FairnessProgram } from "./fairness/fairness-code.tsx";
import { ArticlesPart } from "./articles/articles-part.tsx";
import { AwardsPart } from "./awards/awards-list.tsx";
import { BookPromo } from "./book/book-promo.tsx";
import { contentPageQuery, type FoundPage, shownPage } from "./reading/content-query.ts";
import { CookieChoice } from "./cookie-choice.tsx";
import { HelpLines } from "./help-lines.tsx";
import { ModalImage } from "./modal-image.tsx";
import { ResponsibleLine } from "./responsible-line.tsx";
import { type LiveParts, PageText } from "./text/page-text.tsx";
import { SignUpDepositButton } from "./sign-up-deposit-button.tsx";

/**
 * Live parts that a page may name in braces: `{{help-lines}}` (CMS-05). Those of other features come
 * from the route; one that nothing stands for shows nothing.
 */
const OWN_PARTS: LiveParts = {
  "cookie-choice": CookieChoice,
  "help-lines": HelpLines,
  "fairness-formula": FairnessFormula,
  "fairness-program": FairnessProgram,
  "sign-up-deposit-button": SignUpDepositButton,
  awards: AwardsPart,
  articles: ArticlesPart,
  "book-promo": BookPromo,
};

/** Shows a page of words as it was loaded, and then what editors have made of it since. */
export function LoadedPage({
  loaded,
  parts,
  above,
  heading,
}: {
  readonly loaded: ContentPageView;
  readonly parts: LiveParts;
  /** Stands before the title. */
  readonly above?: ReactNode;
  /** Below the heading of a page that shows more than this. */
  readonly heading?: "h1" | "h2";
}) {
  const query = contentPageQuery(loaded.slug, useLocale());
  const { data } = useQuery({ ...query, initialData: (): FoundPage => loaded });
  // One that may not be read any more is left in a moment, for where its address leads now.
  return (
    <ContentPage page={shownPage(data) ?? loaded} parts={parts} above={above} heading={heading} />
  );
}

/** A page of words: its title, its one sentence, and rich text with live parts in it. */
function ContentPage({
  page,
  parts,
  above,
  heading: Heading = "h1",
}: {
  readonly page: ContentPageView;
  readonly parts: LiveParts;
  readonly above: ReactNode;
  readonly heading: "h1" | "h2" | undefined;
}) {
  const { title, language, meta, json } = page;
  const currency = activeCurrency(useAccounts());
  const say = (text: string) => fillVariables(text, json.variables, currency);
  return (
    <article lang={language} className="page pt-8 md:pt-10">
      {/* Lines of a page of words stay readable where its section is as wide as the window. */}
      <div className="mx-auto max-w-176 [&>*+.rich-text]:mt-4">
        {above}
        {json.bannerImage ? <BannerImage image={json.bannerImage} /> : null}
        <Heading className="text-2xl">{say(title)}</Heading>
        {meta.mainContent ? <p className="mt-3 text-dim text-md">{say(meta.mainContent)}</p> : null}
        {json.modalImage ? <ModalImage src={json.modalImage} title={say(title)} /> : null}
        <PageText page={page} parts={{ ...parts, ...OWN_PARTS }} />
        <ResponsibleLine slug={page.slug} />
      </div>
    </article>
  );
}

function BannerImage({
  image,
}: {
  readonly image: { src: string; srcRetina?: string | undefined };
}) {
  const { src, srcRetina } = image;
  return (
    <img
      src={src}
      srcSet={srcRetina ? `${src} 1x, ${srcRetina} 2x` : undefined}
      alt=""
      className="mb-8 w-full rounded-tile"
    />
  );
}
