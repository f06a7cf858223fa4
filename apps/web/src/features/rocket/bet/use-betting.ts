import type { OwnRocketBetView, RocketView } from "@houselight/contracts/rocket";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isRefused } from "../../../api/errors.ts";
import { newId } from "../../../api/new-id.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { type KeptBet, keepBet, keptBet } from "../../../data/engagement/rocket/kept-bet.ts";
import {
  buttonMoments,
  isDue,
  type MainButton,
  mainButton,
} from "../../../data/engagement/rocket/main-button.ts";
import {
  cashOut,
  reloadOwnBets,
  reloadRocket,
  sendBet,
} from "../../../data/engagement/rocket/rocket.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";
import { type HouseClock, useMoments } from "../../../live/house-clock/use-house-clock.ts";

/** A bet as the player chose it. */
export type Choice = Pick<KeptBet, "currency" | "stake_cents" | "target">;

/** Ways of a player to take part in the round that is on. */
export interface Betting {
  readonly kind: MainButton;
  /** No answer came to a bet that was sent: it is asked for again. */
  readonly isUnanswered: boolean;
  /** Bets now, or on the next round. */
  bet(choice: Choice): void;
  /** Takes back a bet that waits for the next round. */
  takeBack(): void;
  cashOut(): void;
}

/** A bet without an answer is asked for again after this time, milliseconds. */
const AGAIN_MS = 2_000;

const tab = (): Storage => sessionStorage;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/** Places and ends the player's bets: one of a player on each round, and one at most that waits. */
export function useBetting(
  { round }: RocketView,
  clock: HouseClock,
  bet: OwnRocketBetView | null,
): Betting {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const [queued, setQueued] = useState<(Choice & { readonly after: number }) | null>(null);
  const [isCashing, setCashing] = useState(false);
  const sending = useSending();
  const houseMs = clock.now();
  useMoments(clock, buttonMoments(round, bet));

  const send = ({ currency, stake_cents, target }: Choice, number: number) =>
    sending.send({ id: newId(), round: number, currency, stake_cents, target });
  const due = queued && !sending.isSending && isDue(queued, round, houseMs) ? queued : null;
  const number = round?.number ?? 0;
  const sendDue = useRef(send);
  sendDue.current = send;
  useEffect(() => {
    if (!due) return;
    setQueued(null);
    sendDue.current(due, number);
  }, [due, number]);

  const end = async (id: string) => {
    setCashing(true);
    try {
      await cashOut(queryClient, id);
    } catch (error) {
      showError(error);
      // Whatever stands in the way: the house knows better how the bet stands.
      await Promise.all([reloadOwnBets(queryClient), reloadRocket(queryClient)]);
    } finally {
      setCashing(false);
    }
  };
  const { isSending, isUnanswered, isPlayer } = sending;
  const isQueued = queued !== null;
  const kind = mainButton({ isPlayer, round, bet, isQueued, isSending, isCashing, houseMs });
  return {
    kind,
    isUnanswered,
    bet: (choice) => {
      if (kind === "bet" && round) send(choice, round.number);
      if (kind === "queue") setQueued({ ...choice, after: number });
    },
    takeBack: () => setQueued(null),
    cashOut: () => {
      if (bet && kind === "cash_out") void end(bet.id);
    },
  };
}

/** Sends one bet at a time, and asks for it under the same id until the house has answered. */
function useSending() {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const playerId = usePlayer()?.id ?? null;
  const [state, setState] = useState({ isSending: false, isUnanswered: false });
  const alive = useRef(true);
  const busy = useRef(false);

  const send = async (bet: KeptBet, isAskedAgain = false): Promise<void> => {
    if (playerId === null || busy.current) return;
    busy.current = true;
    keepBet(tab, playerId, bet);
    setState({ isSending: true, isUnanswered: false });
    while (alive.current) {
      try {
        await sendBet(queryClient, bet);
        break;
      } catch (error) {
        if (isRefused(error)) {
          // A page that was loaded anew asks whether the bet came: that it did not is no news.
          if (!isAskedAgain) showError(error);
          await Promise.all([reloadRocket(queryClient), reloadOwnBets(queryClient)]);
          break;
        }
        setState({ isSending: true, isUnanswered: true });
        await pause();
      }
    }
    busy.current = false;
    if (!alive.current) return;
    keepBet(tab, playerId, null);
    setState({ isSending: false, isUnanswered: false });
  };

  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    alive.current = true;
    const kept = playerId === null ? null : keptBet(tab, playerId);
    if (kept) void latest.current(kept, true);
    return () => {
      alive.current = false;
    };
  }, [playerId]);
  return { ...state, isPlayer: playerId !== null, send: (bet: KeptBet) => void send(bet) };
}
