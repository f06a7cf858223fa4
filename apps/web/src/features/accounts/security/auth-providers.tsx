import {
  type AuthProviderView,
  beginConnecting,
  disconnectAuthProvider,
} from "@houselight/contracts/accounts";
import { Badge } from "@houselight/ui/badge";
import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useLocale, useTranslations } from "use-intl/react";
import type { Locale } from "@houselight/contracts/locales";
import { call } from "../../../api/call.ts";
import { authProvidersQuery } from "../../../data/accounts.ts";
import { useErrorToast, useToast } from "../../../i18n/page/use-toast.ts";
import { leaveFor } from "../social/begin-social.ts";
import { ProviderName } from "../social/provider-buttons.tsx";
import { ProofForm } from "./proof-form.tsx";

/** Lists the providers with which the player can sign in, each with its way in or out (AUTH-15). */
export function AuthProviders({ providers }: { readonly providers: readonly AuthProviderView[] }) {
  return (
    <ul className="flex flex-col gap-4">
      {providers.map((provider) => (
        <Provider key={provider.id} provider={provider} />
      ))}
    </ul>
  );
}

function Provider({ provider: { id, name, connected } }: { readonly provider: AuthProviderView }) {
  const t = useTranslations("security");
  const toast = useToast();
  const locale = useLocale() as Locale;
  const errorToast = useErrorToast();
  const queryClient = useQueryClient();
  const [connecting, setConnecting] = useState(false);
  const disconnect = useMutation({
    mutationFn: () => call(disconnectAuthProvider, { params: { id } }),
    onSuccess: (providers) => {
      queryClient.setQueryData(authProvidersQuery.queryKey, providers);
      toast((say) => say("security.disconnected"), "success");
    },
    onError: errorToast,
  });
  return (
    <li className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <span className="grow font-semibold">
          <ProviderName name={name} />
        </span>
        <Badge tone={connected ? "good" : "neutral"}>
          {t(connected ? "isConnected" : "isNotConnected")}
        </Badge>
        {connected ? (
          <Button busy={disconnect.isPending} onClick={() => disconnect.mutate()}>
            {t("disconnect")}
          </Button>
        ) : connecting ? null : (
          <Button onClick={() => setConnecting(true)}>{t("connect")}</Button>
        )}
      </div>
      {connecting ? (
        <ProofForm
          asks={["password"]}
          action={t("connect")}
          onCancel={() => setConnecting(false)}
          onSend={async ({ current_password }) => {
            const begun = await call(beginConnecting, {
              params: { id },
              body: { current_password },
            });
            leaveFor(begun.url, locale);
          }}
        />
      ) : null}
    </li>
  );
}
