import { openServer } from "@houselight/server/testing";
import { getPayment, type PaymentState } from "@houselight/contracts";
import { type Fault, repeatFor, rest, seconds } from "../../fault.ts";
import { runTrial, type Trial } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";
import { choose } from "../../workload/player/choose.ts";
import type { Player } from "../../workload/player/player.ts";
import type { Order } from "../../workload/provider/report.ts";
import type { Report, Sent } from "../../workload/provider/report.ts";

const COPIES_MAX = 5;
const STALE_SECONDS = -400;
const PROVIDER_PATIENCE_S = 10;

/** F8: every report one to five times at once, at both replicas. */
export const duplicateReports: Fault = {
  id: "F8",
  title: "the provider sends every report 1 to 5 times, at once, to two replicas",
  run: (options) =>
    withPostgres("F8", ({ database }) =>
      runTrial({ ...options, fault: "F8", database, replicas: 2 }, (trial) =>
        duplicateForAWhile(trial, options.seconds * 1000),
      ),
    ),
};

export async function duplicateForAWhile(trial: Trial, ms: number): Promise<void> {
  const { provider } = trial.workload;
  let copies = 0;
  provider.copies = () => {
    const more = trial.draw(COPIES_MAX);
    copies += more;
    return more + 1;
  };
  await Promise.all([
    rest(ms),
    // More deposits than play alone brings.
    ...trial.workload.players.map(async (player) => {
      await trial.workload.send(trial.workload.begin(choose.deposit(player)));
    }),
  ]);
  trial.injected = copies;
  trial.expect(copies > 0, "no report was sent twice");
}

/** Opens a deposit that the provider does not report by itself. */
interface OpenDeposit {
  readonly order: Order;
  tell(status: Report["status"], change?: Partial<Sent>, name?: string): Promise<number>;
  state(): Promise<PaymentState>;
}

async function openDeposit(trial: Trial, player: Player): Promise<OpenDeposit> {
  const { workload } = trial;
  const { provider } = workload;
  const operation = workload.begin(choose.deposit(player));
  provider.silent.add(operation.id);
  await workload.send(operation);
  const until = seconds() + PROVIDER_PATIENCE_S;
  while (!provider.depositOf(operation.id) && seconds() < until) await rest(20);
  const order = provider.depositOf(operation.id);
  if (!order) throw new Error(`deposit ${operation.id} is not ordered: ${operation.refusal}`);
  return {
    order,
    async tell(status, change = {}, name = status) {
      trial.injected++;
      const report = { id: `evt-${order.reference}-${name}`, order, status };
      const answer = await provider.send(report, change);
      if (answer === 200 && status === "succeeded") provider.paid.add(order.reference);
      return answer;
    },
    state: async () => {
      const params = { id: operation.id };
      return (await player.caller.call(getPayment, { params })).body.state;
    },
  };
}

/** Each on a deposit of its own; together the orders in which reports can come. */
const ORDERS: readonly (readonly [told: readonly Report["status"][], ends: PaymentState])[] = [
  [["succeeded", "processing"], "succeeded"],
  [["succeeded", "declined"], "succeeded"],
  [["succeeded", "canceled", "succeeded"], "succeeded"],
  [["canceled", "succeeded"], "succeeded"],
  [["declined", "processing", "succeeded"], "succeeded"],
  [["canceled", "processing"], "canceled"],
  [["declined", "canceled"], "declined"],
];

/** F9: reports in another order than things happened. */
export const reorderedReports: Fault = {
  id: "F9",
  title: "reports come in another order than things happened",
  run: (options) =>
    withPostgres("F9", ({ database }) =>
      runTrial({ ...options, fault: "F9", database, replicas: 2 }, async (trial) => {
        await repeatFor(options.seconds, () => reorderOnce(trial));
      }),
    ),
};

async function reorderOnce(trial: Trial): Promise<void> {
  for (const [told, ends] of ORDERS) {
    const deposit = await openDeposit(trial, await trial.workload.addPlayer("EUR", 0));
    for (const [turn, status] of told.entries()) {
      const answer = await deposit.tell(status, {}, `${turn}-${status}`);
      trial.expect(answer === 200, `${told.join(", ")}: ${status} is answered ${answer}`);
    }
    const state = await deposit.state();
    trial.expect(state === ends, `${told.join(", ")} ends as ${state}, not ${ends}`);
  }
}

/** F17: reports that are late, twice, forged, stale, or about something else. */
export const badReports: Fault = {
  id: "F17",
  title: "reports are late, doubled, forged, stale or about another amount",
  run: (options) =>
    withPostgres("F17", ({ database }) =>
      runTrial({ ...options, fault: "F17", database, replicas: 2 }, async (trial) => {
        await repeatFor(options.seconds, () => reportBadly(trial, database.url as string));
      }),
    ),
};

async function reportBadly(trial: Trial, databaseUrl: string): Promise<void> {
  const deposit = await openDeposit(trial, await trial.workload.addPlayer("EUR", 0));
  const attempts: readonly [string, Partial<Sent>, number][] = [
    ["with a wrong signature", { secret: "the secret of somebody else entirely" }, 401],
    ["with an old timestamp", { late: STALE_SECONDS }, 401],
    ["from the future", { late: -STALE_SECONDS }, 401],
    ["about another amount", { amount: deposit.order.amount + 1 }, 409],
    ["in another currency", { currency: "USD" }, 409],
  ];
  for (const [manner, change, expected] of attempts) {
    const answer = await deposit.tell("succeeded", change, manner);
    trial.expect(answer === expected, `a report ${manner} is answered ${answer}`);
    const state = await deposit.state();
    trial.expect(state === "pending", `a report ${manner} leaves the deposit ${state}`);
  }
  const late = await deposit.tell("canceled");
  trial.expect(late === 200, `a cancel is answered ${late}`);
  // The money came after all: credited once, whatever copies follow.
  const answers = await Promise.all(
    Array.from({ length: COPIES_MAX }, () => deposit.tell("succeeded", {}, "late")),
  );
  trial.expect(
    answers.every((answer) => answer === 200),
    `a late success is answered ${answers.join(", ")}`,
  );
  const state = await deposit.state();
  trial.expect(state === "succeeded", `a late success leaves the deposit ${state}`);
  const kinds = await casesOf(databaseUrl, deposit.order.reference);
  trial.expect(
    kinds.filter((kind) => kind === "late_success").length === 1,
    `the cases of a late success are: ${kinds.join(", ") || "none"}`,
  );
  trial.expect(kinds.includes("amount_mismatch"), "another amount makes no case");
}

/** Reads the kinds of the cases that an operator is shown about a payment. */
async function casesOf(databaseUrl: string, reference: string): Promise<string[]> {
  const books = await openServer(databaseUrl, { pool: 2 });
  try {
    const rows = await books.query<{ kind: string }>(
      "select kind from cashbox.cases where reference = $1",
      [reference],
    );
    return rows.map(({ kind }) => kind);
  } finally {
    await books.close();
  }
}
