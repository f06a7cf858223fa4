import { Button, buttonClass } from "@houselight/ui/button";
import { useEffect, useState } from "react";
import { useTranslations } from "use-intl/react";
import { houseNow } from "../../../api/sending/house-time.ts";
import { useMoney } from "../../../i18n/use-money.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { type Desk, useDesk } from "./slip-desk.tsx";

/** The press that places the slip: it says what it costs, or what stands in the way. */
export function PlacePart() {
  const t = useTranslations("sportsbook.slip");
  const desk = useDesk();
  const { judged, isPlayer, placing } = desk;
  const isWaiting = placing.waiting.length > 0;
  return (
    <div className="sticky bottom-0 -mb-4 flex flex-col gap-2 bg-surface-1 pt-1 pb-3">
      <p role="status" className="text-pretty text-sm empty:hidden">
        {isWaiting ? <Waiting desk={desk} /> : <BlockText desk={desk} />}
      </p>
      {(judged.block === "no_money" || judged.block === "bonus_alone") && !isWaiting ? (
        <ModalLink modal="deposit" className={buttonClass({ kind: "action", size: "large" })}>
          {t("deposit")}
        </ModalLink>
      ) : isPlayer ? (
        <PlaceButton desk={desk} isWaiting={isWaiting} />
      ) : (
        <ModalLink modal="login" className={buttonClass({ kind: "action", size: "large" })}>
          {t("logIn")}
        </ModalLink>
      )}
    </div>
  );
}

function PlaceButton({ desk, isWaiting }: { readonly desk: Desk; readonly isWaiting: boolean }) {
  const t = useTranslations("sportsbook.slip");
  const money = useMoney();
  const { judged, currency, takeOdds } = desk;
  const drafts = judged.wanted.length > 0 ? judged.wanted : judged.drafts;
  const isFree = judged.wanted.some(({ freeBet }) => freeBet !== null);
  const changed = drafts.flatMap(({ legs }) => legs.filter(({ change }) => change !== null));
  if (judged.block === "changed" && !isWaiting)
    return (
      <Button kind="action" size="large" onClick={() => takeOdds(changed)}>
        {t("acceptAll", { count: changed.length })}
      </Button>
    );
  return (
    <Button
      kind="action"
      size="large"
      data-place=""
      busy={isWaiting}
      disabled={judged.block !== null && !isWaiting}
      onClick={desk.place}
    >
      {t(isWaiting ? "placing" : isFree ? "placeFree" : "place", {
        count: Math.max(1, isWaiting ? desk.placing.waiting.length : judged.wanted.length),
        amount: money(judged.total, currency),
      })}
    </Button>
  );
}

/** Words of what stands in the way; what a field or a selection says itself is not said again. */
const BLOCKS = {
  related: "blockRelated",
  closed: "blockClosed",
  suspended: "blockSuspended",
  changed: "blockChanged",
  free_bet_short: "blockFreeBetShort",
  no_money: "blockNoMoney",
  bonus_alone: "blockBonusAlone",
  house_closed: "blockHouseClosed",
  stake_missing: "blockStake",
} as const;

function BlockText({ desk: { judged, isPlayer } }: { readonly desk: Desk }) {
  const t = useTranslations("sportsbook.slip");
  const { block } = judged;
  if (block === null || !(block in BLOCKS)) return null;
  if (block === "stake_missing" && !isPlayer) return null;
  const isSoft = block === "stake_missing";
  return (
    <span className={isSoft ? "text-dim" : "text-amber"}>
      {t(BLOCKS[block as keyof typeof BLOCKS])}
    </span>
  );
}

/** Seconds that run are drawn so often, milliseconds. */
const TICK_MS = 250;

/** Says how long the house still waits, or that it is asked again. */
function Waiting({ desk }: { readonly desk: Desk }) {
  const t = useTranslations("sportsbook.slip");
  const { placing, slip, delaySeconds } = desk;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, []);
  if (placing.isUnanswered) return <span className="text-amber">{t("unanswered")}</span>;
  const isInPlay = slip.picks.some(({ starts_at }) => Date.parse(starts_at) <= houseNow());
  const rest = Math.ceil(delaySeconds - (now - placing.sinceMs) / 1_000);
  if (!isInPlay) return t("sending");
  return rest > 0 ? t("delay", { seconds: rest }) : t("delayOver");
}
