import type { BetKind, FreeBetView } from "@houselight/contracts/sportsbook";
import { useQuery } from "@tanstack/react-query";
import { createContext, type ReactNode, use } from "react";
import { useLocale } from "use-intl/react";
import { newId } from "../../../api/new-id.ts";
import { usePlayer } from "../../../data/accounts.ts";
import { useBalance } from "../../../data/money/shown-balance.ts";
import { betOf } from "../../../data/engagement/sportsbook/bets/sent-bets.ts";
import { freeBetsQuery } from "../../../data/engagement/sportsbook/free-bets/free-bets.ts";
import { openFreeBets } from "../../../data/engagement/sportsbook/free-bets/offered-free-bets.ts";
import { treeQuery } from "../../../data/engagement/sportsbook/lines/lines.ts";
import { useAccept } from "../../../data/engagement/sportsbook/slip/accept.ts";
import { draftsOf } from "../../../data/engagement/sportsbook/slip/drafts.ts";
import {
  type JudgedLeg,
  type JudgedSlip,
  judgeDraft,
  judgeSlip,
} from "../../../data/engagement/sportsbook/slip/judge-slip.ts";
import { slowestDelay } from "../../../data/engagement/sportsbook/slip/slowest-delay.ts";
import { changeSlip, useSlip } from "../../../data/engagement/sportsbook/slip/slip-store.ts";
import {
  inCurrency,
  kindOf,
  type Slip,
  withPick,
} from "../../../data/engagement/sportsbook/slip/slip.ts";
import { type Balance, useActiveAccount } from "../../../data/wallet.ts";
import { readAmount } from "../../../i18n/read-amount.ts";
import { type Placing, usePlacing } from "./use-placing.ts";
import { useQuotes } from "./use-quotes.ts";

/** The slip as it stands, and what can be done with it. */
export interface Desk {
  readonly slip: Slip;
  readonly kind: BetKind;
  readonly judged: JudgedSlip;
  readonly currency: string;
  readonly isPlayer: boolean;
  /** Free bets that can pay in this currency, those that end first before others. */
  readonly freeBets: readonly FreeBetView[];
  readonly delaySeconds: number;
  readonly placing: Placing;
  /** Takes the current odds of selections whose odds have changed. */
  takeOdds(legs: readonly JudgedLeg[]): void;
  /** Places the bets of the slip, where nothing stands in the way. */
  place(): void;
}

const DeskContext = createContext<Desk | null>(null);

/** Returns the slip of the page. */
export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error("a slip stands inside of a desk");
  return desk;
}

/** Returns the two kinds of money of a balance: bets on sport are paid with cash alone. */
function means(balance: Balance | null): { readonly cash: bigint | null; readonly bonus: bigint } {
  if (balance === null) return { cash: null, bonus: 0n };
  const { amount_cents, available_to_cashout_cents } = balance;
  return {
    cash: BigInt(available_to_cashout_cents),
    bonus: BigInt(amount_cents - available_to_cashout_cents),
  };
}

/** Holds the slip for all parts of a page that show it: it is quoted and placed in one place. */
export function SlipDesk({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const isPlayer = usePlayer() !== null;
  const currency = useActiveAccount()?.currency ?? "EUR";
  const balance = useBalance(currency);
  const accept = useAccept();
  const slip = inCurrency(useSlip(), currency);
  const { data: tree } = useQuery(treeQuery);
  const { data: given } = useQuery({ ...freeBetsQuery, enabled: isPlayer });
  const freeBets = isPlayer && given ? openFreeBets(given, currency) : [];
  const drafts = draftsOf(slip);
  const quotes = useQuotes(drafts, currency);
  const delaySeconds = slowestDelay(quotes, tree?.bet_delay_seconds ?? 0);
  const placing = usePlacing(delaySeconds);
  const read = (typed: string) => readAmount(typed, currency, locale);
  const { cash, bonus } = means(isPlayer ? balance : null);
  const judged = judgeSlip(
    drafts.map((draft, at) => judgeDraft(draft, quotes[at], { accept, read, freeBets })),
    { isOpen: tree?.is_open ?? true, cash, bonus },
  );
  const desk: Desk = {
    slip,
    kind: kindOf(slip),
    judged,
    currency,
    isPlayer,
    freeBets,
    delaySeconds,
    placing,
    takeOdds: (legs) => {
      placing.dismiss();
      for (const { key, change } of legs)
        if (change !== null) changeSlip((before) => withPick(before, key, { odds: change }));
    },
    place: () => {
      if (judged.block !== null) return;
      placing.place(judged.wanted.map((draft) => betOf(draft, { id: newId(), currency, accept })));
    },
  };
  return <DeskContext value={desk}>{children}</DeskContext>;
}
