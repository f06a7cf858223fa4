import { beginSocialSignIn } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { Locale } from "@houselight/contracts/locales";
import { call } from "../../../api/call.ts";
import { offeredProvidersQuery } from "../../../data/accounts.ts";
import { useFlag } from "../../../data/visitor/flags.ts";
import { FormAlert } from "../../../forms/form-alert.tsx";
import { useShownAgain } from "../../../forms/use-shown-again.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { leaveFor } from "./begin-social.ts";

/** Offers the providers with which one can sign in or sign up; nothing where there is none. */
export function ProviderButtons({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("auth.social");
  const locale = useLocale() as Locale;
  const errorText = useErrorText();
  const isOn = useFlag("social_auth");
  const { data: providers = [] } = useQuery({ ...offeredProvidersQuery, enabled: isOn });
  const [leaving, setLeaving] = useState<string | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  useShownAgain(() => setLeaving(null));
  if (!isOn || providers.length === 0) return null;
  const begin = async (id: string) => {
    setLeaving(id);
    setFault(null);
    try {
      const body = redirect ? { redirect } : {};
      leaveFor((await call(beginSocialSignIn, { params: { id }, body })).url, locale);
    } catch (error) {
      setFault(errorText(error));
      setLeaving(null);
    }
  };
  return (
    <div className="flex flex-col gap-3">
      {fault ? <FormAlert text={fault} /> : null}
      {providers.map(({ id, name }) => (
        <Button
          key={id}
          wide
          size="large"
          busy={leaving === id}
          disabled={leaving !== null}
          onClick={() => void begin(id)}
        >
          <span>{t.rich("continueWith", { provider: () => <ProviderName name={name} /> })}</span>
        </Button>
      ))}
    </div>
  );
}

/** The name as the house says it, with a capital for the eye. */
export const ProviderName = ({ name }: { readonly name: string }) => (
  <span className="inline-block first-letter:uppercase">{name}</span>
);
