import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { bankInstructions, isByHand } from "./families/bank-transfer.ts";
import { chargeSaved } from "./families/cards.ts";
import { cryptoInstructions, isCoin } from "./families/crypto.ts";
import type { Paper } from "./families/family.ts";
import { createPayouts } from "./families/payouts.ts";
import {
  aboutOrder,
  aboutPayout,
  type Order,
  order,
  payoutOrder,
  referenceOf,
  refundOrder,
} from "./orders.ts";
import type { Reported } from "./reports/course.ts";
import { writeTicket } from "./ticket.ts";

const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());

/** Mounts the endpoints that shops call, each authorised by the shared secret. */
export function mountApi(app: FastifyInstance, paper: Paper): void {
  const payouts = createPayouts(paper);
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!same(request.headers.authorization ?? "", `Bearer ${paper.secret}`))
      await reply.code(401).send({ error: "unauthorised" });
  };
  const notUnderstood = (reply: FastifyReply) =>
    reply.code(400).send({ error: "order not understood" });
  const refused = (reply: FastifyReply) => reply.code(422).send({ reason: "payout_refused" });

  app.post("/api/payments", { onRequest }, async (request, reply) => {
    const parsed = order.safeParse(request.body);
    const answer = parsed.success ? openPayment(paper, parsed.data) : null;
    return answer ?? notUnderstood(reply);
  });
  app.post("/api/payouts", { onRequest }, async (request, reply) => {
    const parsed = payoutOrder.safeParse(request.body);
    if (!parsed.success) return notUnderstood(reply);
    if (!payouts.send(parsed.data)) return refused(reply);
    return { id: referenceOf(aboutPayout(parsed.data)) };
  });
  app.post("/api/refunds", { onRequest }, async (request, reply) => {
    const parsed = refundOrder.safeParse(request.body);
    if (!parsed.success) return notUnderstood(reply);
    const about = aboutPayout(parsed.data);
    payouts.sendBack(about);
    return { id: referenceOf(about) };
  });
  const kinds: readonly [string, Reported["kind"]][] = [
    ["/api/payments/:id", "deposit"],
    ["/api/payouts/:id", "payout"],
  ];
  for (const [path, kind] of kinds) {
    app.get<{ Params: { id: string } }>(path, { onRequest }, async ({ params }, reply) => {
      const last = paper.courier.last(kind, params.id);
      if (!last) return reply.code(404).send({ error: "nothing was reported of it" });
      return { report_id: last.id, report: last.content };
    });
  }
}

/** Builds the answer to the shop about a new payment, the same for the same order; null when it makes no sense. */
function openPayment(paper: Paper, asked: Order): object | null {
  const id = referenceOf(aboutOrder(asked));
  if (asked.token !== null) {
    const isCharged = asked.type === "cards" && chargeOnce(paper, asked);
    return isCharged ? { id, redirect_url: null, instructions: null } : null;
  }
  if ((asked.type === "crypto") !== isCoin(asked.currency)) return null;
  const instructions =
    asked.type === "crypto"
      ? cryptoInstructions(asked)
      : asked.type === "bank_transfer" && isByHand(asked)
        ? bankInstructions(asked)
        : null;
  const ticket = writeTicket(paper.secret, "pay", { order: asked, wrong: 0 });
  return { id, redirect_url: `${paper.publicUrl}/pay?ticket=${ticket}`, instructions };
}

/** An order that was asked for before is charged no second time. */
const chargeOnce = (paper: Paper, asked: Order): boolean =>
  paper.courier.last("deposit", asked.payment_id) !== null || chargeSaved(paper, asked);
