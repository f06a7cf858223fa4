import type { Pause } from "@houselight/contracts/compliance";
import { Button, buttonClass } from "@houselight/ui/button";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { Link } from "../../../shell/links/anchor/link.tsx";

const BreakDialog = lazy(() => import("./break-dialog.tsx"));

/** The two ways to stop for a while; for who is excluded, the way to the money that is left. */
export function BreakChoices({ excluded }: { readonly excluded: boolean }) {
  const t = useTranslations("limits");
  const [chosen, setChosen] = useState<Pause | null>(null);
  return (
    <section aria-labelledby="breaks" className="mt-10">
      <h2 id="breaks" className="text-xl">
        {t("breaks.title")}
      </h2>
      {excluded ? (
        <div className="mt-4 flex flex-wrap items-center gap-4 rounded-tile bg-surface-1 p-5">
          <p className="grow basis-64">{t("withdrawals.text")}</p>
          <ModalLink modal="withdraw" className={buttonClass()}>
            {t("withdrawals.action")}
          </ModalLink>
        </div>
      ) : (
        <div className="mt-4 grid gap-3 sm:grid-cols-2">
          <Choice pause="coolingoff" onChoose={setChosen} />
          <Choice pause="selfexclusion" onChoose={setChosen} />
        </div>
      )}
      <p className="mt-4 text-sm">
        <Link to="/$page" params={{ page: "responsible-gaming" }} className="text-link">
          {t("breaks.help")}
        </Link>
      </p>
      {chosen ? (
        <Suspense fallback={null}>
          <BreakDialog pause={chosen} onClose={() => setChosen(null)} />
        </Suspense>
      ) : null}
    </section>
  );
}

function Choice({
  pause,
  onChoose,
}: {
  readonly pause: Pause;
  readonly onChoose: (pause: Pause) => void;
}) {
  const t = useTranslations("limits");
  return (
    <div className="flex flex-col gap-3 rounded-tile bg-surface-1 p-5">
      <h3 className="font-semibold font-text text-md">{t(`types.${pause}`)}</h3>
      <p className="grow text-dim text-sm">{t(`breaks.${pause}Text`)}</p>
      <Button className="self-start" onClick={() => onChoose(pause)}>
        {t(`breaks.${pause}Action`)}
      </Button>
    </div>
  );
}
