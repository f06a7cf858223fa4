import { document } from "../pages/layout.ts";
import { field, form, heading, MANNER_FIELD, outcomeButton } from "../pages/parts.ts";
import { writeTicket } from "../ticket.ts";
import type { Family, Paper, Visit } from "./family.ts";
import { IN_PROGRESS, settle } from "./settle.ts";

const CODE = /^PAPER-[A-Z0-9]{8}$/;
const TRIES = 3;

/** A hosted page that asks for a voucher's code. */
export const vouchers = (paper: Paper): Family => ({
  page: (visit) => codePage(paper, visit),
  async answer(visit, sent, manner) {
    const { order, wrong } = visit;
    if (sent["outcome"] === "canceled")
      return settle(paper, order, manner, {
        result: { status: "canceled", reason: "canceled_by_player" },
      });
    if (sent["outcome"] !== "succeeded") return null;
    const code = (sent["code"] ?? "").trim().toUpperCase();
    if (CODE.test(code))
      return settle(paper, order, manner, {
        progress: IN_PROGRESS,
        result: { status: "succeeded" },
      });
    const tries = wrong + 1;
    if (tries >= TRIES)
      return settle(paper, order, manner, {
        progress: IN_PROGRESS,
        result: { status: "declined", reason: "voucher_invalid" },
      });
    const ticket = writeTicket(paper.secret, "pay", { order, wrong: tries });
    const action = `${paper.publicUrl}/pay?ticket=${ticket}`;
    const left = TRIES - tries;
    const fault = `This voucher is not known. ${left} ${left === 1 ? "try is" : "tries are"} left.`;
    return {
      kind: "page",
      html: codePage(paper, { order, wrong: tries, action }, { code, fault }),
    };
  },
});

const codePage = (
  paper: Paper,
  { order, action }: Visit,
  typed: { code: string; fault: string } | null = null,
): string =>
  document(
    paper.publicUrl,
    `${heading("Pay by voucher", order)}${form(
      action,
      `${field({
        name: "code",
        label: "Voucher code",
        value: typed?.code ?? "",
        fault: typed?.fault,
        hint: "For a test: PAPER- and eight letters or digits, as in PAPER-BOAT2026",
        maxLength: 20,
      })}${outcomeButton("succeeded", "Pay", "pay")}${outcomeButton("canceled", "Cancel", "other")}${MANNER_FIELD}`,
    )}`,
  );
