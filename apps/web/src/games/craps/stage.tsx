import { type CrapsOutcome, isCrapsOutcome } from "@houselight/game-maths/craps";
import { type ReactNode, useDeferredValue, useMemo, useRef, useState } from "react";
import { DiceScene } from "../dice/dice-scene.tsx";
import type { GameProps } from "../game-module.ts";
import { usePace } from "../round/pace/use-pace.ts";
import { useMaxStake, useStake } from "../round/purse/use-stake.ts";
import { useGoKey } from "../round/use-go-key.ts";
import { useRound } from "../round/use-round.ts";
import { useSound } from "../sound/use-sound.ts";
import { StageFrame } from "../stage/stage-frame.tsx";
import { totalOf } from "../table/slip/bet-slip.ts";
import type { FeltLayout } from "../table/felt/felt-layout.ts";
import { Felt } from "../table/felt/felt.tsx";
import { ChipChoice, GoAction, TableActions } from "../table/table-controls.tsx";
import type { SceneHandle } from "../table/table-look.ts";
import { useStanding } from "../table/use-standing.ts";
import { betOf, closedOn, stepOf } from "./craps-table.ts";
import { FeltStateProvider } from "./felt/felt-state.ts";
import { LastRolls } from "./last-rolls.tsx";
import { CRAPS_FELT, CRAPS_LOW_FELT } from "./felt/look.tsx";
import { RollLine } from "./roll-line.tsx";
import { shownOnFelt } from "./shown-on-felt.ts";
import { useLow } from "./felt/use-low.ts";
import { useHand } from "./use-hand.ts";
import { useRoll } from "./use-roll.ts";
import { useWords } from "./words.ts";

const AT_REST = [3, 4] as const;

/** Craps: dice and what they decided above, the felt below. Chips are laid before each roll of a round. */
export function CrapsStage(props: GameProps) {
  const { game, mode } = props;
  const [turbo, setTurbo] = useState(false);
  const pace = usePace(turbo);
  const sound = useSound(game.producer);
  const life = useRound(props);
  const { phase, round } = life.state;
  const { currency } = life.purse;
  const { stakes: chips, stakeCents: chip, choose } = useStake(game, currency);
  const maxCents = useMaxStake(game, currency);
  const box = useRef<HTMLDivElement>(null);
  const low = useLow();
  const standing = useStanding(box) || low;
  const look = low ? CRAPS_LOW_FELT : CRAPS_FELT;
  // The felt is many buttons: it follows in slices, and the page answers a press in between.
  const feltStanding = useDeferredValue<boolean | null>(standing, null);
  const scene = useRef<SceneHandle<readonly number[]>>(null);
  const landed = useRoll(scene, life, pace, sound);

  const [idle, deciding] = [phase === "idle", phase === "deciding"];
  const told = round && isCrapsOutcome(round.outcome) ? round.outcome : null;
  const leastChip = chips[0] ?? 1;
  const isOpen = told?.state === "open" && !idle && phase !== "sending";
  const keptAs = `${game.slug}.${currency}`;
  const chipInHand = { keptAs, leastChip, chip, maxCents, sound };
  const { table, fit, first, hand } = useHand(isOpen ? told : null, idle, chipInHand);
  const laid = hand.slip.chips;
  const sent = useRef(laid);

  const go = useGoKey(() => {
    if (!idle && !deciding) {
      if (pace.mayHurry) scene.current?.hurry();
      return;
    }
    sent.current = laid;
    const { totalCents } = hand;
    const isSent = idle
      ? totalCents > 0 && life.place(betOf(laid, leastChip), totalCents)
      : life.step(stepOf(laid), totalCents);
    if (isSent && totalCents > 0) hand.spend();
  });

  const outcome = lyingOutcome(told, { phase, landed, laidCents: first.totalCents });
  const shown = shownOnFelt(life.state, { landed, laid, sent: sent.current });
  const isMine = idle || deciding;
  const felt = useMemo(() => ({ point: table.point, closed: closedOn(table) }), [table]);
  return (
    <StageFrame
      game={game}
      life={life}
      sound={sound}
      turbo={turbo}
      onTurbo={() => setTurbo(!turbo)}
      ground="bg-[url(/games/craps/background.svg)] bg-cover bg-left-top"
      stake={<ChipChoice chips={chips} chosen={chip} currency={currency} onChoose={choose} />}
      tools={
        <TableActions
          removing={hand.removing}
          canUndo={hand.slip.before.length > 0}
          hasChips={hand.totalCents > 0}
          canRepeat={hand.totalCents === 0 && totalOf(fit(hand.slip.last)) > 0}
          disabled={!isMine}
          onRemoving={hand.toggleRemoving}
          onChange={hand.change}
        />
      }
      action={
        <GoAction
          go="roll"
          stakedCents={hand.totalCents}
          shownCents={totalOf(shown.chips)}
          currency={currency}
          idle={isMine}
          disabled={
            phase === "checking" ||
            phase === "unknown" ||
            (idle ? hand.totalCents === 0 : !deciding && !pace.mayHurry)
          }
          onPress={go}
        />
      }
    >
      <div
        ref={box}
        className="flex grow flex-col items-center justify-center gap-3 p-3 low:flex-row low:gap-3 low:p-2 sm:gap-6 sm:p-6"
      >
        <div className="flex w-full max-w-4xl shrink-0 items-center gap-4 low:h-full low:w-36 low:flex-col low:items-stretch low:justify-center low:gap-2 sm:gap-8">
          <div className="w-24 shrink-0 sm:w-34 low:mx-auto low:w-20 lg:w-40">
            <DiceScene ref={scene} atRest={AT_REST} />
          </div>
          <div className="flex min-w-0 grow flex-col gap-1 low:grow-0 sm:gap-3">
            <RollLine round={outcome === null ? null : round} outcome={outcome} />
            <LastRolls mode={mode} rolls={lyingRolls(told, phase, landed)} roundId={round?.id} />
          </div>
        </div>
        <FeltStateProvider value={felt}>
          <FeltBox layout={standing ? look.standing : look.lying} grows={standing}>
            {feltStanding === null ? null : (
              <Felt
                look={look}
                chips={shown.chips}
                chipValues={chips}
                currency={currency}
                standing={feltStanding}
                disabled={!isMine}
                won={null}
                closed={felt.closed}
                marks={shown.marks}
                smallChips={low}
                onPlace={hand.place}
                onRemove={hand.remove}
              />
            )}
          </FeltBox>
        </FeltStateProvider>
      </div>
      <Full isFull={hand.tooMuch} />
    </StageFrame>
  );
}

/** Returns the round whose last dice lie on the table; null where they still roll, or chips are laid anew. */
function lyingOutcome(
  told: CrapsOutcome | null,
  {
    phase,
    landed,
    laidCents,
  }: { readonly phase: string; readonly landed: boolean; readonly laidCents: number },
): CrapsOutcome | null {
  if (phase === "idle") return laidCents === 0 ? told : null;
  return phase === "deciding" || landed ? told : null;
}

/** Says that a press added nothing: its spot takes no more. */
function Full({ isFull }: { readonly isFull: boolean }) {
  const words = useWords();
  return (
    <p
      role="status"
      className="absolute inset-x-3 bottom-3 rounded-control bg-ink/90 px-3 py-2 text-center text-amber text-sm empty:hidden"
    >
      {isFull ? words("full") : ""}
    </p>
  );
}

/** Returns the rolls of the round on the table as far as their dice lie there. */
const lyingRolls = (told: CrapsOutcome | null, phase: string, landed: boolean) =>
  phase === "replaying" && !landed ? (told?.rolls.slice(0, -1) ?? []) : (told?.rolls ?? []);

/** The lying felt keeps its shape; the standing one takes the height that is left. */
function FeltBox({
  layout: { across, down },
  grows,
  children,
}: {
  readonly layout: FeltLayout;
  readonly grows: boolean;
  readonly children: ReactNode;
}) {
  return (
    <div
      style={grows ? undefined : { aspectRatio: across / down }}
      className={
        grows
          ? "flex min-h-100 w-full grow low:min-h-0 low:min-w-0 low:self-stretch"
          : "flex w-full max-w-4xl"
      }
    >
      {children}
    </div>
  );
}
