import { approveWithdrawal, rejectWithdrawal, type WithdrawalView } from "@houselight/contracts";
import type { HttpAnswer, HttpCaller } from "@houselight/test-kit";
import { seconds } from "../../fault.ts";
import { type Bearing, bearingOf, newTold, refusalOf, type Told } from "../operation.ts";
import type { Answered } from "../send.ts";

export type DecisionKind = "approval" | "rejection";

/**
 * An operator's decision about a withdrawal. It has no id of its own: the operator and the
 * withdrawal name it, and the house takes it once.
 */
export interface Decision extends Told {
  readonly kind: DecisionKind;
  /** E-mail of the operator: what the house lists an approval by. */
  readonly operator: string;
  /** The house's name of the withdrawal. */
  readonly reference: string;
}

export const newDecision = (
  given: Pick<Decision, "kind" | "operator" | "reference">,
): Decision => ({
  ...given,
  ...newTold(),
});

export const nameOf = ({ kind, operator, reference }: Decision): string =>
  `${kind} of ${reference} by ${operator}`;

/** Refusals that an operator may get: decided already, or this operator agreed before. */
const REFUSALS: ReadonlySet<string> = new Set(["already_decided", "second_operator_needed"]);
const REASON = "not in the fault run";

/** Sends a decision once, the first time or again. Throws nothing, as `sendOnce` does not. */
export async function decideOnce(
  caller: HttpCaller,
  decision: Decision,
  broken: (sentence: string) => void,
): Promise<Answered & { readonly bearing: Bearing }> {
  const begun = seconds();
  const answer = await request(caller, decision).catch(() => null);
  const answered = { status: answer?.status ?? 0, seconds: seconds() - begun };
  const bearing = answer ? bearingOf(answer.status) : "unknown";
  if (answer && bearing === "accepted") accept(decision, answer.body, broken);
  else if (answer && bearing === "refused") refuse(decision, refusalOf(answer.body), broken);
  else if (answered.status !== 429) decision.unknownEnds++;
  return { ...answered, bearing };
}

function request(
  caller: HttpCaller,
  { kind, reference }: Decision,
): Promise<HttpAnswer<WithdrawalView>> {
  const params = { reference };
  return kind === "approval"
    ? caller.call(approveWithdrawal, { params })
    : caller.call(rejectWithdrawal, { params, body: { reason: REASON } });
}

function accept(
  decision: Decision,
  { approvals }: WithdrawalView,
  broken: (sentence: string) => void,
): void {
  const own = approvals.filter(({ operator }) => operator === decision.operator).length;
  if (decision.state === "accepted") broken(`${nameOf(decision)} is accepted twice`);
  else if (decision.state === "refused" && decision.unknownEnds === 0)
    broken(`${nameOf(decision)} is accepted after it was refused`);
  if (decision.kind === "approval" && own !== 1)
    broken(`${nameOf(decision)} is accepted and listed ${own} times`);
  decision.state = "accepted";
}

/** A repeat of what was accepted is refused: it was accepted all the same. */
function refuse(decision: Decision, code: string, broken: (sentence: string) => void): void {
  if (!REFUSALS.has(code)) broken(`${nameOf(decision)} is refused with ${code}`);
  if (decision.kind === "rejection" && code === "second_operator_needed")
    broken(`${nameOf(decision)} needs a second operator`);
  // Decided is for ever; that an operator agreed already must stay true until then.
  decision.refusal = code;
  if (decision.state !== "accepted") decision.state = "refused";
}
