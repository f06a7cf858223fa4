import type { SportsBetView } from "@houselight/contracts/sportsbook";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { type PageLife, untilDecided } from "../../../api/sending/until-decided.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { reloadSportsBets, sendSportsBet } from "../../../data/engagement/sportsbook/bets/bets.ts";
import {
  keepSent,
  keptSent,
  type SentBet,
} from "../../../data/engagement/sportsbook/bets/sent-bets.ts";
import { reloadFreeBets } from "../../../data/engagement/sportsbook/free-bets/free-bets.ts";
import { reloadQuotes } from "../../../data/engagement/sportsbook/slip/quote.ts";
import { changeSlip } from "../../../data/engagement/sportsbook/slip/slip-store.ts";
import { pickKey, without } from "../../../data/engagement/sportsbook/slip/slip.ts";

/** The end of a bet that was sent: it was accepted, or refused. */
export type Answer =
  | { readonly sent: SentBet; readonly bet: SportsBetView }
  | { readonly sent: SentBet; readonly error: unknown };

export interface Placing {
  /** Bets whose answer has not come. */
  readonly waiting: readonly SentBet[];
  /** Moment at which they were sent, in milliseconds of the browser's clock. */
  readonly sinceMs: number;
  /** No answer came to one of them: it is asked for again. */
  readonly isUnanswered: boolean;
  readonly answers: readonly Answer[];
  /** Sends bets; nothing happens while others wait. */
  place(bets: readonly SentBet[]): void;
  /** Puts the answers away. */
  dismiss(): void;
}

const IDLE = { waiting: [], sinceMs: 0, isUnanswered: false, answers: [] } as const;
type State = Pick<Placing, keyof typeof IDLE>;

const tab = (): Storage => sessionStorage;

/** Sends the bets of the slip, and asks for each under the same id until the house has answered. */
export function usePlacing(delaySeconds: number): Placing {
  const queryClient = useQueryClient();
  const playerId = usePlayer()?.id ?? null;
  const [state, setState] = useState<State>(IDLE);
  const life = useRef<PageLife>({ isOver: false });
  const waiting = useRef<readonly SentBet[]>([]);
  const delay = useRef(delaySeconds);
  delay.current = delaySeconds;

  const end = (player: number, answer: Answer) => {
    waiting.current = waiting.current.filter(({ id }) => id !== answer.sent.id);
    keepSent(tab, player, waiting.current);
    if ("bet" in answer) changeSlip((slip) => without(slip, answer.sent.selections.map(pickKey)));
    setState(({ answers, ...rest }) => ({
      ...rest,
      waiting: waiting.current,
      isUnanswered: rest.isUnanswered && waiting.current.length > 0,
      answers: [...answers, answer],
    }));
  };

  const send = async (player: number, sent: SentBet): Promise<void> => {
    const decided = await untilDecided(() => sendSportsBet(queryClient, sent, delay.current), {
      life: life.current,
      unanswered: () => setState((before) => ({ ...before, isUnanswered: true })),
    });
    // It stays kept: its player may come back.
    if (!decided) return;
    if ("answer" in decided) {
      end(player, { sent, bet: decided.answer });
      return;
    }
    end(player, { sent, error: decided.refused });
    // Whatever stands in the way: the house knows better how things are.
    await Promise.all([
      reloadQuotes(queryClient),
      reloadSportsBets(queryClient),
      sent.free_bet_id === undefined ? null : reloadFreeBets(queryClient),
    ]);
  };

  const start = (bets: readonly SentBet[]) => {
    if (playerId === null || waiting.current.length > 0 || bets.length === 0) return;
    waiting.current = bets;
    keepSent(tab, playerId, bets);
    setState({ waiting: bets, sinceMs: Date.now(), isUnanswered: false, answers: [] });
    for (const bet of bets) void send(playerId, bet);
  };

  const latest = useRef(start);
  latest.current = start;
  useEffect(() => {
    const own = { isOver: false };
    life.current = own;
    waiting.current = [];
    setState(IDLE);
    if (playerId !== null) latest.current(keptSent(tab, playerId));
    return () => {
      own.isOver = true;
    };
  }, [playerId]);
  return {
    ...state,
    place: start,
    dismiss: () => setState((before) => ({ ...before, answers: [] })),
  };
}
