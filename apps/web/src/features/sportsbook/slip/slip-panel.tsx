import { Button } from "@houselight/ui/button";
import { useTranslations } from "use-intl/react";
import { changeSlip } from "../../../data/engagement/sportsbook/slip/slip-store.ts";
import { EMPTY_SLIP } from "../../../data/engagement/sportsbook/slip/slip.ts";
import { Answers } from "./answers.tsx";
import { PlacePart } from "./place-part.tsx";
import { useDesk } from "./slip-desk.tsx";
import { SlipFoot } from "./slip-foot.tsx";
import { SlipKinds } from "./slip-kinds.tsx";
import { SlipLeg } from "./slip-leg.tsx";

/** The slip: its selections, stakes and what they can bring, and the press that places it. */
export function SlipPanel({ onLeave }: { readonly onLeave?: () => void }) {
  const t = useTranslations("sportsbook.slip");
  const { slip, judged, kind, placing } = useDesk();
  const isWaiting = placing.waiting.length > 0;
  return (
    <div className="flex flex-col gap-4">
      <Answers onLeave={onLeave} />
      {slip.picks.length === 0 ? (
        placing.answers.length > 0 ? null : (
          <p className="text-dim text-sm">{t("empty")}</p>
        )
      ) : (
        <fieldset disabled={isWaiting} className="flex min-w-0 flex-col gap-4">
          <legend className="sr-only">{t("title")}</legend>
          <SlipKinds />
          <ul className="flex flex-col gap-2">
            {judged.drafts.flatMap((draft) =>
              draft.legs.map((leg) => (
                <SlipLeg key={leg.key} leg={leg} draft={kind === "single" ? draft : null} />
              )),
            )}
          </ul>
          <Button
            kind="bare"
            size="small"
            className="-mt-2.5 -mb-2 self-end font-medium! text-dim!"
            onClick={() => changeSlip(() => EMPTY_SLIP)}
          >
            {t("clear")}
          </Button>
          <SlipFoot />
        </fieldset>
      )}
      {slip.picks.length === 0 ? null : <PlacePart />}
    </div>
  );
}
