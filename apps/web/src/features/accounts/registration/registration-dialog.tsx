import { registerPlayer } from "@houselight/contracts/accounts";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { useTranslations } from "use-intl/react";
import { call } from "../../../api/call.ts";
import { isRefused } from "../../../api/errors.ts";
import { tabStore } from "../../../api/kept/kept-store.ts";
import { sendDraft } from "../../../api/kept/request-draft.ts";
import { reportError } from "../../../api/report-error.ts";
import { takeRegistrationGift } from "../../../data/bonuses/registration-gifts.ts";
import { useToast } from "../../../i18n/page/use-toast.ts";
import type { ModalProps } from "../../../shell/modal-host.tsx";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { useCaptcha } from "../../../forms/captcha/use-captcha.tsx";
import { OtherWays } from "../entry/other-ways.tsx";
import { ProviderButtons } from "../social/provider-buttons.tsx";
import { followRegistration } from "../landing/own-groups.ts";
import { useSignedIn } from "../entry/use-signed-in.ts";
import { GiftChoice } from "./gift-choice.tsx";
import { StepForm } from "./step-form.tsx";
import { useRegistration } from "./use-registration.ts";
import { EntryDialog } from "../entry/entry-dialog.tsx";

export default function RegistrationDialog({ search }: ModalProps) {
  const t = useTranslations();
  return (
    <EntryDialog title={t("auth.registrationTitle")}>
      <RegistrationForm search={search} />
    </EntryDialog>
  );
}

function RegistrationForm({ search }: ModalProps) {
  const goOn = useSignedIn();
  const captcha = useCaptcha();
  const [gift, setGift] = useState<string | null>(null);
  const takeGift = useChosenGift();
  const registration = useRegistration({
    email: search.email ?? "",
    withPassword: true,
    send: async (user) => {
      const { id } = await sendDraft(tabStore, ATTEMPT, user.email, (attempt) =>
        captcha.send(user.email, (answer) => {
          const told = answer ? { ...user, captcha: answer } : user;
          return call(registerPlayer, { body: { id: attempt, user: told } });
        }),
      );
      await followRegistration(id);
      if (gift !== null) await takeGift(gift);
      await goOn(search.redirect ?? "/", { isNew: true });
    },
  });
  const currency = useWatch({ control: registration.form.control, name: "currency" });
  return (
    <StepForm
      registration={registration}
      progress={captcha.progress}
      choice={<GiftChoice chosen={gift} currency={currency} onChoose={setGift} />}
    >
      <Elsewhere redirect={search.redirect} />
    </StepForm>
  );
}

/** A form whose answer was lost keeps its id: sent again, it signs in whom it made. */
const ATTEMPT = { kind: "registration", playerId: null } as const;

/** Returns how the chosen gift is taken: the account is there whatever becomes of it, and the player is told. */
function useChosenGift(): (code: string) => Promise<void> {
  const toast = useToast();
  return async (code) => {
    try {
      if (!(await takeRegistrationGift(code))) toast((t) => t("auth.gift.gone"), "info");
    } catch (error) {
      toast((t) => t("auth.gift.gone"), "info");
      if (!isRefused(error)) void reportError("REGISTRATION_GIFT_ERROR", error);
    }
  };
}

/** Other ways in, at the foot of the first step. */
function Elsewhere({ redirect }: { readonly redirect: string | undefined }) {
  const t = useTranslations("auth");
  return (
    <>
      <OtherWays>
        <ProviderButtons redirect={redirect} />
      </OtherWays>
      <p className="text-center text-sm">
        {t("haveAccount")}{" "}
        <ModalLink modal="login" query={redirect ? { redirect } : {}} replace className="text-link">
          {t("logIn")}
        </ModalLink>
      </p>
    </>
  );
}
