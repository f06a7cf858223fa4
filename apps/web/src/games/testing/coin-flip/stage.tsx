import type { CoinBet, CoinOutcome } from "@houselight/game-maths/testing/coin-flip";
import { Button } from "@houselight/ui/button";
import { useEffect } from "react";
import { useMoney } from "../../../i18n/use-money.ts";
import type { GameProps, PaysProps } from "../../game-module.ts";
import { openRules } from "../../round/round-desk.ts";
import { RoundMessage } from "../../round/round-message.tsx";
import { StandingLine } from "../../round/standing-line.tsx";
import { useRound } from "../../round/use-round.ts";
import { useStake } from "../../round/purse/use-stake.ts";
import { useWords } from "./words.ts";

/** Shows two buttons and the side that came up; a round is shown at once. */
export function CoinFlipStage(props: GameProps) {
  const words = useWords();
  const life = useRound(props);
  const { phase, round } = life.state;
  const { stakeCents } = useStake(props.game, life.purse.currency);
  const { finish } = life;
  useEffect(() => {
    if (phase === "replaying") finish();
  }, [phase, finish]);
  const flip = (side: CoinBet["side"]) =>
    life.place({ kind: "coin", side, stake_cents: stakeCents }, stakeCents);
  const outcome = round?.outcome as CoinOutcome | undefined;
  return (
    <div
      className="flex w-full flex-col gap-4 p-6"
      data-state={phase}
      data-round={round?.id ?? ""}
      data-payout={round?.payout_cents ?? ""}
    >
      <p role="status">{outcome ? words("landed", { side: words(outcome.landed) }) : ""}</p>
      <RoundMessage life={life} />
      <Button onClick={() => flip("heads")}>{words("heads")}</Button>
      <Button onClick={() => flip("tails")}>{words("tails")}</Button>
      <Button onClick={() => openRules(props.game)}>{words("rules")}</Button>
      <StandingLine life={life} />
    </div>
  );
}

/** Shows the one pay there is. */
export function CoinFlipPays({ stakeCents, currency }: PaysProps) {
  const words = useWords();
  const money = useMoney();
  return <p>{words("pays", { amount: money(stakeCents * 2, currency) })}</p>;
}
