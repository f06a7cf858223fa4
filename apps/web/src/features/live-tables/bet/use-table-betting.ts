import type {
  LiveTableFactsView,
  LiveTableRoundView,
  OwnLiveTableBetView,
} from "@houselight/contracts/live-tables";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { isRefused } from "../../../api/errors.ts";
import { newId } from "../../../api/new-id.ts";
import {
  reloadOwnTableBets,
  reloadTable,
  type SentChips,
  sendChips,
  takeBackBet,
} from "../../../data/engagement/live-tables/live-tables.ts";
import type { Chips } from "../../../games/table/bet-slip.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";
import type { SendingChips } from "./chips-in-hand.ts";

/** Chips without an answer are asked for again after this time, milliseconds. */
const AGAIN_MS = 1_500;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, AGAIN_MS));

/** Returns the chips of a bet by their spots. */
export const chipsOf = (bet: OwnLiveTableBetView | null): Chips =>
  Object.fromEntries((bet?.chips ?? []).map(({ spot, amount_cents }) => [spot, amount_cents]));

/** Ways of a player to bet on the round that takes bets. */
export interface TableBetting {
  /** Something is on its way. */
  readonly isBusy: boolean;
  /** No answer came to chips that were sent: they are asked for again. */
  readonly isUnanswered: boolean;
  /** Chips without an answer yet; null while none are on their way. */
  readonly sending: SendingChips | null;
  /** Bets chips, or adds them to the bet that stands. `taken` is called once the house has them. */
  confirm(chips: Chips, currency: string, taken: () => void): void;
  takeBack(): void;
}

const IDLE = { isBusy: false, isUnanswered: false, sending: null };

/** Sends one command at a time, under one id until the house has answered. */
export function useTableBetting(
  { slug, kind }: Pick<LiveTableFactsView, "slug" | "kind">,
  round: LiveTableRoundView | null,
  bet: OwnLiveTableBetView | null,
): TableBetting {
  const queryClient = useQueryClient();
  const { run, ...state } = useCommands(slug);
  return {
    ...state,
    confirm(chips, currency, taken) {
      if (!round) return;
      const sent: SentChips = {
        id: newId(),
        slug,
        round: round.number,
        currency,
        kind,
        chips: Object.entries(chips).map(([spot, amount_cents]) => ({ spot, amount_cents })),
        onBet: bet?.state === "open" ? bet.id : null,
      };
      const before = chipsOf(bet);
      void run(
        async () => {
          await sendChips(queryClient, sent);
          taken();
        },
        { round: round.number, chips, before },
      );
    },
    takeBack() {
      if (bet) void run(() => takeBackBet(queryClient, slug, bet.id));
    },
  };
}

/** Runs a command until it is answered, and says how it stands meanwhile. */
function useCommands(slug: string) {
  const queryClient = useQueryClient();
  const showError = useErrorToast();
  const [state, setState] =
    useState<Pick<TableBetting, "isBusy" | "isUnanswered" | "sending">>(IDLE);
  const alive = useRef(true);
  useEffect(() => {
    alive.current = true;
    return () => {
      alive.current = false;
    };
  }, []);

  const run = async (
    command: () => Promise<void>,
    sending: SendingChips | null = null,
  ): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true, isUnanswered: false, sending });
    while (alive.current) {
      try {
        await command();
        break;
      } catch (error) {
        if (isRefused(error)) {
          showError(error);
          // Whatever stands in the way: the house knows better how things stand.
          await Promise.all([
            reloadTable(queryClient, slug),
            reloadOwnTableBets(queryClient, slug),
          ]);
          break;
        }
        setState({ isBusy: true, isUnanswered: true, sending });
        await pause();
      }
    }
    if (alive.current) setState(IDLE);
  };

  return { ...state, run };
}
