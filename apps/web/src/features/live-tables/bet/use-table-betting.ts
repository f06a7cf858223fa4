import type {
  LiveTableFactsView,
  LiveTableRoundView,
  OwnLiveTableBetView,
} from "@houselight/contracts/live-tables";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { newId } from "../../../api/new-id.ts";
import { type PageLife, untilDecided } from "../../../api/sending/until-decided.ts";
import { usePlayer } from "../../../data/accounts.ts";
import {
  reloadOwnTableBets,
  reloadTable,
  type SentChips,
  sendChips,
  takeBackBet,
} from "../../../data/engagement/live-tables/live-tables.ts";
import type { Chips } from "../../../games/table/slip/bet-slip.ts";
import { useErrorToast } from "../../../i18n/page/use-toast.ts";
import type { SendingChips } from "./chips-in-hand.ts";

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
  const playerId = usePlayer()?.id;
  const life = useRef<PageLife>({ isOver: false });
  useEffect(() => {
    const own = { isOver: false };
    life.current = own;
    setState(IDLE);
    return () => {
      own.isOver = true;
    };
  }, [playerId]);

  const run = async (
    command: () => Promise<void>,
    sending: SendingChips | null = null,
  ): Promise<void> => {
    if (state.isBusy) return;
    setState({ isBusy: true, isUnanswered: false, sending });
    const own = life.current;
    const decided = await untilDecided(command, {
      life: own,
      unanswered: () => setState({ isBusy: true, isUnanswered: true, sending }),
    });
    if (decided && "refused" in decided) {
      showError(decided.refused);
      // Whatever stands in the way: the house knows better how things stand.
      await Promise.all([reloadTable(queryClient, slug), reloadOwnTableBets(queryClient, slug)]);
    }
    if (!own.isOver) setState(IDLE);
  };

  return { ...state, run };
}
