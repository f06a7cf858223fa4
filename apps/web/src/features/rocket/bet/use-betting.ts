import type { OwnRocketBetView, RocketView } from "@houselight/contracts/rocket";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { newId } from "../../../api/new-id.ts";
import { type PageLife, untilDecided } from "../../../api/sending/until-decided.ts";
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

const tab = (): Storage => sessionStorage;
const IDLE = { isSending: false, isUnanswered: false };

/** Places and ends the player's bets: one of a player on each round, and one at most that waits. */
export function useBetting(
  { round }: RocketView,
  clock: HouseClock,
  bet: OwnRocketBetView | null,
): Betting {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const [queued, setQueued] = useState<
    (Choice & { readonly after: number; readonly playerId: number | null }) | null
  >(null);
  const [isCashing, setCashing] = useState(false);
  const sending = useSending();
  const houseMs = clock.now();
  useMoments(clock, buttonMoments(round, bet));

  const send = ({ currency, stake_cents, target }: Choice, number: number) =>
    sending.send({ id: newId(), round: number, currency, stake_cents, target });
  const { playerId, isSending, isUnanswered } = sending;
  const due = queued && !isSending && isDue(queued, { round, houseMs, playerId }) ? queued : null;
  const number = round?.number ?? 0;
  const sendDue = useRef(send);
  sendDue.current = send;
  useEffect(() => {
    if (!due) return;
    setQueued(null);
    sendDue.current(due, number);
  }, [due, number]);
  // Who comes back later has not wished for it again.
  useEffect(() => setQueued(null), [playerId]);

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
  const isPlayer = playerId !== null;
  const isQueued = queued?.playerId === playerId;
  const kind = mainButton({ isPlayer, round, bet, isQueued, isSending, isCashing, houseMs });
  return {
    kind,
    isUnanswered,
    bet: (choice) => {
      if (kind === "bet" && round) send(choice, round.number);
      if (kind === "queue") setQueued({ ...choice, after: number, playerId });
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
  const [state, setState] = useState(IDLE);
  const life = useRef<PageLife & { isBusy: boolean }>({ isOver: false, isBusy: false });

  const send = async (bet: KeptBet, isAskedAgain = false): Promise<void> => {
    const own = life.current;
    if (playerId === null || own.isBusy) return;
    own.isBusy = true;
    keepBet(tab, playerId, bet);
    setState({ isSending: true, isUnanswered: false });
    const decided = await untilDecided(() => sendBet(queryClient, bet), {
      life: own,
      unanswered: () => setState({ isSending: true, isUnanswered: true }),
    });
    // It stays kept: its player may come back.
    if (!decided) return;
    if ("refused" in decided) {
      // A page that was loaded anew asks whether the bet came: that it did not is no news.
      if (!isAskedAgain) showError(decided.refused);
      await Promise.all([reloadRocket(queryClient), reloadOwnBets(queryClient)]);
    }
    own.isBusy = false;
    keepBet(tab, playerId, null);
    if (!own.isOver) setState(IDLE);
  };

  const latest = useRef(send);
  latest.current = send;
  useEffect(() => {
    const own = { isOver: false, isBusy: false };
    life.current = own;
    setState(IDLE);
    const kept = playerId === null ? null : keptBet(tab, playerId);
    if (kept) void latest.current(kept, true);
    return () => {
      own.isOver = true;
    };
  }, [playerId]);
  return { ...state, playerId, send: (bet: KeptBet) => void send(bet) };
}
