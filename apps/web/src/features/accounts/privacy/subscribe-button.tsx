import { setSubscriptions } from "@houselight/contracts/accounts";
import { Button } from "@houselight/ui/button";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { consentsQuery, reloadPlayer } from "../../../data/accounts.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";

/** Subscribes a player to news by e-mail, and says so if that was so before (PROFILE-18). */
export function SubscribeButton() {
  const t = useTranslations("consents");
  const toast = useToast();
  const queryClient = useQueryClient();
  const subscribe = useMutation({
    mutationFn: () => call(setSubscriptions, { body: { promotions: true } }),
    onSuccess: ({ changed }) => {
      if (changed) toast((say) => say("consents.subscribed"), "success");
      else toast((say) => say("consents.alreadySubscribed"));
      void queryClient.invalidateQueries({ queryKey: consentsQuery.queryKey });
      void reloadPlayer(queryClient).catch(() => undefined);
    },
    onError: () => toast((say) => say("consents.subscribeFailed"), "warning"),
  });
  return (
    <Button busy={subscribe.isPending} onClick={() => subscribe.mutate()}>
      {t("subscribe")}
    </Button>
  );
}
