import type { PlayerView } from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { authProvidersQuery, usePlayer } from "../../../data/accounts.ts";
import { LocalTime } from "../../../i18n/local-time.tsx";
import { ResendConfirmation } from "../entry/resend-confirmation.tsx";
import { Passkeys } from "../passkeys/passkeys.tsx";
import { AuthProviders } from "./auth-providers.tsx";
import { FirstPassword } from "./first-password.tsx";
import { PasswordForm } from "./password-form.tsx";
import { SecondStep } from "./second-step.tsx";
import { SessionList } from "./session-list.tsx";

/** Shows what keeps an account its owner's: e-mail, password, second step, sessions (PROFILE-08). */
export function SecurityPage() {
  const t = useTranslations();
  const player = usePlayer();
  // The session ended on this page; the guard leads away.
  if (!player) return null;
  return (
    <div className="page max-w-3xl pt-8 md:pt-10">
      <h1 className="text-2xl">{t("security.title")}</h1>
      <p className="mt-2 text-dim text-md">
        {player.last_sign_in_at
          ? t.rich("security.lastSignIn", {
              time: () => <LocalTime iso={player.last_sign_in_at ?? ""} />,
            })
          : t("security.firstSignIn")}
      </p>
      <div className="mt-6 flex flex-col gap-4">
        <EmailPart player={player} />
        <Part title={t("security.passwordTitle")}>
          {player.has_password ? (
            <>
              <p className="mb-5 text-dim text-sm">{t("security.passwordText")}</p>
              <PasswordForm email={player.email} />
            </>
          ) : (
            <FirstPassword email={player.email} />
          )}
        </Part>
        <Part title={t("security.passkeys.title")}>
          <Passkeys />
        </Part>
        <Part
          title={t("security.stepTitle")}
          badge={
            <Badge tone={player.two_factor_enabled ? "good" : "neutral"}>
              {t(player.two_factor_enabled ? "security.on" : "security.off")}
            </Badge>
          }
        >
          <SecondStep isOn={player.two_factor_enabled} />
        </Part>
        <ProvidersPart />
      </div>
      <h2 className="mt-10 text-xl">{t("sessions.title")}</h2>
      <p className="mt-2 text-dim text-sm">{t("sessions.text")}</p>
      <SessionList />
    </div>
  );
}

function ProvidersPart() {
  const t = useTranslations("security");
  const { data: providers = [] } = useQuery(authProvidersQuery);
  if (providers.length === 0) return null;
  return (
    <Part title={t("providersTitle")}>
      <p className="mb-5 text-dim text-sm">{t("providersText")}</p>
      <AuthProviders providers={providers} />
    </Part>
  );
}

function EmailPart({ player }: { readonly player: PlayerView }) {
  const t = useTranslations("security");
  const confirmed = player.confirmed_at !== null;
  return (
    <Part
      title={t("emailTitle")}
      badge={
        <Badge tone={confirmed ? "good" : "waiting"}>
          {t(confirmed ? "confirmed" : "unconfirmed")}
        </Badge>
      }
    >
      <p className="break-all">{player.email}</p>
      {confirmed ? null : (
        <div className="mt-4 flex flex-col gap-4">
          <p className="text-dim text-sm">{t("unconfirmedText")}</p>
          <ResendConfirmation />
        </div>
      )}
    </Part>
  );
}

function Part({
  title,
  badge,
  children,
}: {
  readonly title: string;
  readonly badge?: ReactNode;
  readonly children: ReactNode;
}) {
  return (
    <section className="rounded-tile bg-surface-1 p-5">
      <h2 className="mb-4 flex flex-wrap items-center gap-3 text-lg">
        {title}
        {badge}
      </h2>
      {children}
    </section>
  );
}
