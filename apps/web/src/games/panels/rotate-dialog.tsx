import { isClientSeed } from "@houselight/game-maths/fairness";
import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { Field } from "@houselight/ui/field";
import { type FormEvent, useState } from "react";
import { useTranslations } from "use-intl/react";
import { useErrorText } from "../../i18n/error-text.ts";
import { CopiedCode, HowItWorks } from "./panel.tsx";
import { useRotate } from "./use-rotate.ts";

/** Reveals the server seed in use and starts the next pair, with a new client seed if one is given. */
export function RotateDialog({ onClose }: { readonly onClose: () => void }) {
  const t = useTranslations("games");
  const tAll = useTranslations();
  const errorText = useErrorText();
  const [seed, setSeed] = useState("");
  const [invalid, setInvalid] = useState(false);
  const rotate = useRotate();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const fine = seed === "" || isClientSeed(seed);
    setInvalid(!fine);
    if (fine && !rotate.isPending) rotate.mutate(seed, { onSuccess: () => setSeed("") });
  };
  const revealed = rotate.data?.revealed;
  return (
    <Dialog open onClose={onClose} title={t("panels.changeSeeds")} closeLabel={t("close")}>
      <p className="mb-2 text-sm">{t("panels.fairnessText")}</p>
      <p className="mb-4 text-sm">{t("panels.changeSeedsText")}</p>
      <form onSubmit={submit} className="flex flex-col gap-4">
        <Field
          label={t("panels.newClientSeed")}
          hint={t("panels.newClientSeedHint")}
          error={
            invalid
              ? tAll("refusals.client_seed_invalid")
              : rotate.error
                ? errorText(rotate.error)
                : undefined
          }
          value={seed}
          maxLength={128}
          autoComplete="off"
          onChange={(event) => setSeed(event.target.value)}
        />
        <Button type="submit" kind="action" busy={rotate.isPending}>
          {t("panels.changeSeeds")}
        </Button>
      </form>
      {revealed ? (
        <div role="status" className="mt-5 flex flex-col gap-1 text-sm">
          <p className="font-semibold">{t("panels.revealedText", { rounds: revealed.rounds })}</p>
          <dl className="flex flex-col gap-2">
            <CopiedCode name={t("panels.serverSeed")} text={revealed.server_seed} />
            <CopiedCode name={t("panels.serverSeedHash")} text={revealed.server_seed_hash} />
          </dl>
        </div>
      ) : null}
      <div className="mt-4">
        <HowItWorks />
      </div>
    </Dialog>
  );
}
