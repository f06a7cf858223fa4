import { Button } from "@houselight/ui/button";
import { Dialog } from "@houselight/ui/dialog";
import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslations } from "use-intl/react";

interface ActionProps {
  readonly title: string;
  /** Does it, and says so. Rejects with RefusedError. */
  act(): Promise<void>;
  readonly onError: (error: unknown) => void;
}

export function ActivateButton({ title, act, onError }: ActionProps) {
  const t = useTranslations("bonuses");
  const start = useMutation({ mutationFn: act, onError });
  return (
    <Button
      kind="action"
      aria-label={`${t("activate")}: ${title}`}
      busy={start.isPending}
      onClick={() => start.mutate()}
    >
      {t("activate")}
    </Button>
  );
}

/** Gives a gift up, after a question (BONUS-06); `children` says what is lost by it. */
export function CancelButton({
  title,
  act,
  onError,
  children,
}: ActionProps & { readonly children: ReactNode }) {
  const t = useTranslations("bonuses.cancel");
  const site = useTranslations("site");
  const [isAsked, setAsked] = useState(false);
  const close = () => setAsked(false);
  const giveUp = useMutation({ mutationFn: act, onError, onSettled: close });
  // Read with the page: the question may be asked before all its words are there.
  const words = { question: t("title", { title }), keep: t("keep"), close: site("close") };
  return (
    <>
      <Button aria-label={t("label", { title })} onClick={() => setAsked(true)}>
        {t("button")}
      </Button>
      {isAsked ? (
        <Dialog open onClose={close} title={words.question} closeLabel={words.close}>
          <p className="text-md text-pretty">{children}</p>
          <div className="mt-6 flex flex-wrap gap-3">
            <Button kind="danger" busy={giveUp.isPending} onClick={() => giveUp.mutate()}>
              {t("button")}
            </Button>
            <Button onClick={close}>{words.keep}</Button>
          </div>
        </Dialog>
      ) : null}
    </>
  );
}
