import { updateLocale } from "@houselight/contracts/accounts";
import type { Locale } from "@houselight/contracts/locales";
import { buttonClass } from "@houselight/ui/button";
import { useLocation } from "@tanstack/react-router";
import Globe from "lucide-react/icons/globe";
import type { MouseEvent } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { call } from "../../api/call.ts";
import { usePlayer } from "../../data/accounts.ts";
import { useClientContext } from "../../data/configuration.ts";
import { joinLocale } from "../../i18n/locale-path.ts";
import { ownName } from "../../i18n/locales.ts";
import { leaveNotice } from "../bars/late-notice.ts";
import { opensElsewhere } from "../links/opens-elsewhere.ts";
import { LazyMenu } from "./lazy-menu.tsx";
import { menuItemClass } from "./menu-item.ts";

/** Nobody waits longer than this for another language, milliseconds. */
const STORE_MS = 5_000;

/** The same page in each language of the host, as plain links: a switch loads the other messages (LOCALE-02). */
export function LanguageList({
  className,
  linkClassName = menuItemClass,
}: {
  readonly className?: string;
  readonly linkClassName?: string;
}) {
  const current = useLocale();
  const path = useLocation({ select: ({ pathname }) => pathname });
  const query = useLocation({ select: ({ searchStr }) => searchStr });
  const player = usePlayer();
  const { site } = useClientContext();

  const choose = (event: MouseEvent<HTMLAnchorElement>, locale: Locale) => {
    // The server knows no hash: the place on the page joins its address at the press.
    event.currentTarget.hash = window.location.hash;
    if (!player || opensElsewhere(event)) return;
    const { href } = event.currentTarget;
    event.preventDefault();
    // The language changes even when it could not be stored; the next page says so (ERROR-02).
    void call(updateLocale, { body: { locale } }, { timeoutMs: STORE_MS })
      .catch(() => leaveNotice("languageNotKept"))
      .then(() => window.location.assign(href));
  };

  return (
    <ul className={className}>
      {site.locales.map((code) => (
        <li key={code}>
          <a
            href={`${joinLocale(code, path)}${query}`}
            hrefLang={code}
            lang={code}
            aria-current={code === current ? "true" : undefined}
            onClick={(event) => choose(event, code)}
            className={linkClassName}
          >
            {ownName(code)}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function LanguageMenu() {
  const t = useTranslations("nav");
  const locale = useLocale();
  return (
    <LazyMenu
      label={t("language")}
      triggerLabel={`${t("language")}: ${locale}`}
      triggerClassName={buttonClass({ kind: "bare", className: "min-w-11 px-2.5 text-dim" })}
      trigger={
        <>
          <Globe aria-hidden="true" className="size-5" />
          <span className="uppercase">{locale}</span>
        </>
      }
    >
      <LanguageList />
    </LazyMenu>
  );
}
