import type { CoinBet, CoinOutcome } from "@houselight/game-maths/testing/coin-flip";
import { Button } from "@houselight/ui/button";
import { useEffect, useState } from "react";
import { useMoney } from "../../../i18n/use-money.ts";
import type { DrawsProps, GameProps, PaysProps } from "../../game-module.ts";
import { useRound } from "../../round/use-round.ts";
import { useStake } from "../../round/purse/use-stake.ts";
import { useSound } from "../../sound/use-sound.ts";
import { StageFrame } from "../../stage/stage-frame.tsx";
import { useWords } from "./words.ts";

/** Shows two buttons and the side that came up; a round is shown at once. */
export function CoinFlipStage(props: GameProps) {
  const words = useWords();
  const [turbo, setTurbo] = useState(false);
  const life = useRound(props);
  const sound = useSound(props.game.producer);
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
    <StageFrame
      game={props.game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      ground="bg-surface-2"
      stake={<Button onClick={() => flip("heads")}>{words("heads")}</Button>}
      action={<Button onClick={() => flip("tails")}>{words("tails")}</Button>}
    >
      <p role="status" className="p-6">
        {outcome ? words("landed", { side: words(outcome.landed) }) : ""}
      </p>
    </StageFrame>
  );
}

/** Shows the one pay there is. */
export function CoinFlipPays({ stakeCents, currency }: PaysProps) {
  const words = useWords();
  const money = useMoney();
  return <p>{words("pays", { amount: money(stakeCents * 2, currency) })}</p>;
}

/** Shows the number that was drawn. */
export function CoinFlipDraws({ numbers }: DrawsProps) {
  return <p>#{numbers.join(", ")}</p>;
}
