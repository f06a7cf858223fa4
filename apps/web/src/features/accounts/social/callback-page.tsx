import {
  answerSocialSignIn,
  connectProvenIdentity,
  type SocialOutcomeView,
} from "@houselight/contracts/accounts";
import { Button, buttonClass } from "@houselight/ui/button";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useHydrated, useRouter } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import { findLocale } from "@houselight/contracts/locales";
import { call } from "../../../api/call.ts";
import { RefusedError } from "../../../api/errors.ts";
import { authProvidersQuery } from "../../../data/accounts.ts";
import { joinLocale } from "../../../i18n/locale-path.ts";
import { useErrorText } from "../../../i18n/error-text.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import { useGo } from "../../../shell/modal-link.tsx";
import { useSignedIn } from "../entry/use-signed-in.ts";
import { localeOfLeaving } from "./begin-social.ts";
import { DetailsForm } from "./details-form.tsx";
import { answerOnce, forgetAnswer } from "./kept-answer.ts";
import { ProofStep } from "./proof-step.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

/** Holds what a provider put into the address of its way back; `connect` comes from our own login. */
export interface CallbackSearch {
  readonly state?: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
  readonly connect?: true;
}

interface CallbackProps {
  readonly provider: string;
  readonly search: CallbackSearch;
}

/** The page to which a provider of identities leads back (AUTH-15, AUTH-16). */
export function CallbackPage(props: CallbackProps) {
  const t = useTranslations("auth.social");
  const hydrated = useHydrated();
  return (
    <div className="page flex max-w-lg justify-center pt-8 md:pt-10">
      <section className="w-full rounded-tile bg-surface-1 p-6 sm:p-8" aria-live="polite">
        {hydrated ? <Callback {...props} /> : <Working text={t("working")} />}
      </section>
    </div>
  );
}

function Callback({ provider, search }: CallbackProps) {
  const locale = useLocale();
  const t = useTranslations("auth.social");
  const asked = useRef(false);
  const left = useRef<string | null>(null);
  if (!asked.current) {
    asked.current = true;
    left.current = localeOfLeaving();
  }
  const language = findLocale(left.current ?? "");
  const elsewhere = language !== null && language !== locale;
  useEffect(() => {
    const { search: query } = window.location;
    if (elsewhere)
      window.location.replace(`${joinLocale(language, `/auth/${provider}/callback`)}${query}`);
  }, [elsewhere, language, provider]);
  if (elsewhere) return <Working text={t("working")} />;
  return search.connect ? (
    <ConnectAfterSignIn />
  ) : (
    <Answer provider={provider} search={asWritten(search, window.location.search)} />
  );
}

/** The router reads a value that looks like a number as one, and a long code would lose its last digits. */
export function asWritten(search: CallbackSearch, query: string): CallbackSearch {
  const written = [...new URLSearchParams(query)].filter(
    ([name, text]) => Object.hasOwn(search, name) && /^[-+.\deE]+$/.test(text),
  );
  return { ...search, ...(Object.fromEntries(written) as CallbackSearch) };
}

const Working = ({ text }: { readonly text: string }) => <p role="status">{text}</p>;

/** A code works once: it is asked about once, whatever is focused or loaded anew meanwhile. */
const ONCE = {
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: Number.POSITIVE_INFINITY,
  retry: false,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
} as const;

function Answer({ provider, search }: CallbackProps) {
  const t = useTranslations("auth.social");
  const goOn = useSignedIn();
  const { state = "none", code, iss, error: denied } = search;
  const { data, error } = useQuery({
    ...ONCE,
    queryKey: ["social-sign-in", state],
    queryFn: () =>
      answerOnce(state, () =>
        call(
          answerSocialSignIn,
          {
            params: { id: provider },
            body: {
              state,
              ...(code ? { code } : {}),
              ...(iss ? { iss } : {}),
              ...(denied ? { error: denied } : {}),
            },
          },
          { retries: 0 },
        ),
      ),
  });
  const isIn = data?.outcome === "signed_in";
  const redirect = data?.redirect ?? "/";
  const arrive = useRef(goOn);
  useEffect(() => {
    if (isIn) void arrive.current(redirect);
  }, [isIn, redirect]);
  const says = (refusal: string) => error instanceof RefusedError && error.has(refusal);
  if (says("otp_required") || says("account_restricted"))
    return <ProofStep restricted={says("account_restricted")} />;
  if (error) return <Failed error={error} />;
  if (!data || isIn) return <Working text={t("working")} />;
  return <Outcome data={data} id={provider} />;
}

function Outcome({ data, id }: { readonly data: SocialOutcomeView; readonly id: string }) {
  const t = useTranslations("auth.social");
  const tAuth = useTranslations("auth");
  const { openModal } = useGo();
  const { email, provider } = data;
  if (data.outcome === "connected") return <Connected />;
  if (data.outcome === "sign_up")
    return (
      <>
        <Heading>{tAuth("registrationTitle")}</Heading>
        <p className="mb-5 text-dim">{t("signUpText", { provider, email: email ?? "" })}</p>
        <DetailsForm email={email ?? ""} redirect={data.redirect ?? "/"} />
      </>
    );
  return (
    <>
      <Heading>{t("ownerTitle")}</Heading>
      <p className="mb-5 break-words">{t("ownerText", { email: email ?? "", provider })}</p>
      <Button
        kind="action"
        size="large"
        wide
        onClick={() =>
          void openModal("login", {
            ...(email ? { email } : {}),
            redirect: `/auth/${id}/callback?connect=true`,
          })
        }
      >
        {tAuth("logIn")}
      </Button>
    </>
  );
}

/** The owner has signed in: what the provider proved before is connected now. */
function ConnectAfterSignIn() {
  const t = useTranslations("auth.social");
  const { isSuccess, error } = useQuery({
    ...ONCE,
    queryKey: ["social-connect"],
    gcTime: 0,
    queryFn: () => {
      forgetAnswer();
      return call(connectProvenIdentity, { body: {} }, { retries: 0 });
    },
  });
  if (error) return <Failed error={error} />;
  return isSuccess ? <Connected /> : <Working text={t("working")} />;
}

/** Leads to the list of what is connected. */
function Connected() {
  const t = useTranslations("auth.social");
  const toast = useToast();
  const queryClient = useQueryClient();
  const router = useRouter();
  useEffect(() => {
    queryClient.removeQueries({ queryKey: authProvidersQuery.queryKey });
    toast((say) => say("auth.social.connected"), "success");
    void router.navigate({ to: "/profile/security", replace: true });
  }, [queryClient, router, toast]);
  return <Working text={t("working")} />;
}

function Failed({ error }: { readonly error: unknown }) {
  const t = useTranslations("auth.social");
  const errorText = useErrorText();
  return (
    <>
      <Heading>{t("failedTitle")}</Heading>
      <p role="alert" className="mb-5">
        {errorText(error)}
      </p>
      <Link to="/login" className={buttonClass({ kind: "action", size: "large", wide: true })}>
        {t("again")}
      </Link>
    </>
  );
}

const Heading = ({ children }: { readonly children: ReactNode }) => (
  <h1 className="mb-4 text-xl">{children}</h1>
);
