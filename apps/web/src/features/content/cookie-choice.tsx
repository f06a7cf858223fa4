import {
  CONSENT_TO_ALL,
  CONSENT_TO_NECESSARY,
  type CookieConsent,
} from "@houselight/contracts/tracking";
import { useTranslations } from "use-intl/react";
import { sayConsent, useConsent } from "../../data/visitor/consent.ts";

const CHOICES = [CONSENT_TO_NECESSARY, CONSENT_TO_ALL] as const;
const WORDS = {
  [CONSENT_TO_NECESSARY]: "cookieNecessary",
  [CONSENT_TO_ALL]: "cookieAll",
} as const satisfies Record<CookieConsent, string>;

/** The answer to the question for cookies inside a page of words: what was said, and the other (MODAL-09). */
export function CookieChoice() {
  const t = useTranslations("popups");
  const said = useConsent();
  return (
    <fieldset className="mt-4 flex flex-col gap-1 rounded-tile bg-surface-1 px-5 py-3">
      <legend className="sr-only">{t("cookieTitle")}</legend>
      {CHOICES.map((choice) => (
        <label key={choice} className="flex min-h-11 cursor-pointer items-center gap-3">
          <input
            type="radio"
            name="cookies"
            checked={said === choice}
            onChange={() => sayConsent(choice)}
          />
          {t(WORDS[choice])}
        </label>
      ))}
    </fieldset>
  );
}
