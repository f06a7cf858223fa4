import { createFileRoute } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { translatorOf } from "../i18n/translator.ts";
import { titleHead } from "../shell/page-head.ts";

export const Route = createFileRoute("/_page/credits")({
  head: ({ match }) => titleHead(match.context, translatorOf(match.context)("credits.title")),
  component: CreditsPage,
});

const OFL = "https://openfontlicense.org/open-font-license-official-text/";

function CreditsPage() {
  const t = useTranslations("credits");
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("title")}</h1>
      <p className="mt-3 text-dim text-md">{t("intro")}</p>
      <Credit title={t("art")}>
        {t.rich("artText", {
          link: (text) => <Out href="https://game-icons.net">{text}</Out>,
          licence: (text) => <Out href="https://creativecommons.org/licenses/by/3.0/">{text}</Out>,
        })}
      </Credit>
      <Credit title={t("fonts")}>
        {t.rich("fontsText", {
          display: (text) => <Out href="https://github.com/ateliertriay/bricolage">{text}</Out>,
          text: (text) => <Out href="https://github.com/erikdkennedy/figtree">{text}</Out>,
          licence: (text) => <Out href={OFL}>{text}</Out>,
        })}
      </Credit>
      <Credit title={t("icons")}>
        {t.rich("iconsText", {
          link: (text) => <Out href="https://lucide.dev">{text}</Out>,
          licence: (text) => <Out href="https://lucide.dev/license">{text}</Out>,
        })}
      </Credit>
    </div>
  );
}

function Credit({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="mt-8 rounded-tile bg-surface-1 p-6">
      <h2 className="text-lg">{title}</h2>
      <p className="mt-2 text-md">{children}</p>
    </section>
  );
}

function Out({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <a href={href} rel="noopener" className="text-link">
      {children}
    </a>
  );
}
