/**
 * Buckets of a player's account. `held` waits for a withdrawal, `stakes` for a settlement; `debt`
 * is what the player owes, with `house:receivables` behind it.
 */
const BUCKETS = ["cash", "bonus", "held", "stakes", "debt"] as const;
export type Bucket = (typeof BUCKETS)[number];

/**
 * Accounts of the house: `house:gaming`, `house:sports`, `house:free-rounds`, `house:free-spins` (won by
 * them, and kept until they are over), `house:receivables`, `house:recoveries` (debts that were repaid),
 * `house:bonuses` (given and given up), `house:gifts` (cash that was given and taken), `house:prizes` (of tournaments and lotteries), `house:corrections` (what operators
 * gave and took), `clearing:{provider}`, `jackpot:{identifier}` (its pots).
 */
export type HouseAccount = `${"house" | "clearing" | "jackpot"}:${string}`;
export type Side = Bucket | HouseAccount;

/** Why money moves. */
export type TransferKind =
  | "deposit"
  | "stake"
  /** An open stake that is lost or won: from `stakes` to the house. */
  | "settlement"
  | "payout"
  /** A payout taken back by a later settlement. */
  | "reversal"
  /** A stake given back. */
  | "refund"
  /** The part that a reversal could not take, and its repayment. */
  | "debt"
  | "repayment"
  | "correction"
  /** Into `held`, out of it to the world, or back. */
  | "hold"
  | "withdrawal"
  | "release"
  /** Into the pots of a jackpot, and out of them to a winner. */
  | "jackpot"
  /** Of a tournament or a lottery, paid by the house. */
  | "prize"
  /** Bonus money given by the house, or given up. */
  | "bonus"
  /** Bonus money that was wagered and becomes cash. */
  | "conversion"
  /** Cash given by the house, when its player takes it. */
  | "gift"
  /** Winnings of free spins that are over: to where bonuses come from. */
  | "freespins";

/**
 * The first leg of each kind of operation. Ids of rounds and payments are made by browsers,
 * and nothing keeps a player from giving a round the id of a payment: with legs of their own the
 * two cannot meet.
 */
export const FIRST_LEG = {
  wager: 0,
  hold: 10,
  deposit: 20,
  repayment: 30,
  command: 40,
  jackpot: 50,
  prize: 60,
  bonus: 70,
  freespins: 80,
  correction: 90,
  gift: 100,
  /** A repayment from money that came from outside of play. */
  arrival: 110,
} as const;

/**
 * One movement: `amount` smallest units of `currency` leave `debit` and reach `credit`. It is
 * named by whoever asks: `groupId` is the operation (a round, a payment), `leg` its part.
 */
export interface Transfer {
  readonly playerId: bigint;
  readonly groupId: string;
  readonly leg: number;
  readonly kind: TransferKind;
  readonly currency: string;
  readonly debit: Side;
  readonly credit: Side;
  readonly amount: bigint;
}

/** A player's account as it stands, locked or read. `version` rises with every change. */
export interface Account {
  readonly playerId: bigint;
  readonly currency: string;
  readonly active: boolean;
  readonly cash: bigint;
  readonly bonus: bigint;
  readonly held: bigint;
  readonly stakes: bigint;
  readonly debt: bigint;
  readonly version: bigint;
}

export type Balances = Pick<Account, Bucket>;

const isBucket = (side: Side): side is Bucket => !side.includes(":");

/** By how much these transfers raise the version of their account: once for each bucket they move. */
const versionSteps = (transfers: readonly Transfer[]): bigint =>
  BigInt(transfers.flatMap(({ debit, credit }) => [debit, credit]).filter(isBucket).length);

/** Applies transfers of one player and currency to balances, without changing the given ones. */
export function applyTransfers(balances: Balances, transfers: readonly Transfer[]): Balances {
  const next = { ...pickBalances(balances) };
  for (const { debit, credit, amount } of transfers) {
    if (isBucket(debit)) next[debit] -= amount;
    if (isBucket(credit)) next[credit] += amount;
  }
  return next;
}

const pickBalances = ({ cash, bonus, held, stakes, debt }: Balances): Record<Bucket, bigint> => ({
  cash,
  bonus,
  held,
  stakes,
  debt,
});

/** Returns the account as these transfers of its player and currency leave it. */
export const accountAfter = (account: Account, transfers: readonly Transfer[]): Account => ({
  ...account,
  ...applyTransfers(account, transfers),
  version: account.version + versionSteps(transfers),
});

/**
 * Returns what repays a debt from the cash of an account, as far as it goes: none without a debt.
 * The legs belong to the group of what brought the money, from `first` on.
 */
export function repaymentOf(
  account: Account,
  groupId: string,
  first: number = FIRST_LEG.repayment,
): Transfer[] {
  const { playerId, currency, cash, debt } = account;
  const amount = cash < debt ? cash : debt;
  if (amount <= 0n) return [];
  const shared = { playerId, groupId, currency, kind: "repayment", amount } as const;
  return [
    { ...shared, leg: first, debit: "cash", credit: "house:recoveries" },
    { ...shared, leg: first + 1, debit: "debt", credit: "house:receivables" },
  ];
}

/** Throws when a transfer could never be right, before the database sees it. */
export function assertTransfer(transfer: Transfer): void {
  const { amount, debit, credit, playerId } = transfer;
  if (amount <= 0n) throw new Error(`a transfer moves more than nothing, not ${amount}`);
  if (debit === credit) throw new Error(`a transfer has two sides, not ${debit} twice`);
  if (playerId <= 0n && (isBucket(debit) || isBucket(credit)))
    throw new Error("a bucket belongs to a player");
}
