import { CONSENT_TO_ALL, CONSENT_TO_NECESSARY } from "@houselight/contracts/tracking";
import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { sayConsent } from "../../../data/visitor/consent.ts";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Both answers weigh the same, and both look like buttons. */
const answerClass = "border border-line-strong shadow-paper";

/** Asks which cookies the visitor agrees to, until there is an answer (MODAL-09); both are a press away. */
export function CookieBar() {
  const t = useTranslations("popups");
  return (
    <section
      aria-label={t("cookieTitle")}
      className="pointer-events-auto flex animate-rise flex-col gap-3 rounded-tile border border-line-strong bg-surface-1 p-4 shadow-lifted sm:flex-row sm:items-center sm:gap-5 sm:px-5"
    >
      <p className="min-w-0 grow">
        {t.rich("cookieText", {
          link: (text) => (
            <Link to="/$page" params={{ page: "cookie-policy" }} className="text-link">
              {text}
            </Link>
          ),
        })}
      </p>
      <div className="grid shrink-0 grid-cols-2 gap-2 sm:flex">
        <Button className={answerClass} onClick={() => sayConsent(CONSENT_TO_NECESSARY)}>
          {t("cookieNecessary")}
        </Button>
        <Button className={answerClass} onClick={() => sayConsent(CONSENT_TO_ALL)}>
          {t("cookieAll")}
        </Button>
      </div>
    </section>
  );
}
