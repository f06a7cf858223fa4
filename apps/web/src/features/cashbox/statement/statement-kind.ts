import type { StatementRowView } from "@houselight/contracts/cashbox";

const OF_REFUND = {
  withdrawal_reserved: "refund_reserved",
  withdrawal_paid: "refund_paid",
  withdrawal_returned: "refund_returned",
} as const;

/** Returns what a movement is called: what moves for a deposit that goes back is no withdrawal. */
export const kindOf = ({ kind, refund }: Pick<StatementRowView, "kind" | "refund">) =>
  refund && kind in OF_REFUND ? OF_REFUND[kind as keyof typeof OF_REFUND] : kind;
