import Fastify, { type FastifyInstance } from "fastify";

export const STORE_ID = "9CiNzKoANXxmk5ayZngSXrHTiVvvgCrwrpFQd4m2K776";
export const TOKEN = "a token of BTCPay";
export const WEBHOOK_SECRET = "a secret that BTCPay signs with";

type Json = Record<string, unknown>;

/** Answers as a BTCPay Server 2.0 does, in the shapes of its OpenAPI document. */
export interface StandIn {
  readonly url: string;
  /** Invoices and payouts by id, as they are answered. */
  readonly invoices: Map<string, Json>;
  payouts: Map<string, Json>;
  readonly pullPayments: Map<string, Json>;
  /** Payments received, by the id of their invoice. */
  readonly payments: Map<string, Json[]>;
  /** Bodies of all POST requests. */
  readonly asked: Json[];
  /** Answers this instead of what it should. */
  fault: { status: number; body: string } | "silent" | null;
  /** Payouts that are asked for are not answered now, and made when they are let go. */
  holdsPayouts: boolean;
  /** The same for refunds. */
  holdsRefunds: boolean;
  hold(make: () => Json): Promise<Json>;
  letGo(): void;
  /** Number of times that all payouts of the store were read. */
  listings: number;
  close(): Promise<void>;
}

export async function openStandIn(): Promise<StandIn> {
  const app = Fastify({ forceCloseConnections: true });
  const held: (() => Json)[] = [];
  const standIn: StandIn = {
    url: "",
    invoices: new Map(),
    payouts: new Map(),
    pullPayments: new Map(),
    payments: new Map(),
    asked: [],
    fault: null,
    holdsPayouts: false,
    holdsRefunds: false,
    hold: (make) => {
      held.push(make);
      return new Promise(() => undefined);
    },
    letGo: () => void held.splice(0).map((make) => make()),
    listings: 0,
    close: () => app.close(),
  };
  app.addHook("onRequest", async (request, reply) => {
    if (standIn.fault === "silent") return new Promise(() => undefined);
    if (standIn.fault) return reply.code(standIn.fault.status).send(standIn.fault.body);
    if (request.headers.authorization !== `token ${TOKEN}`)
      return reply
        .code(401)
        .send({ code: "unauthenticated", message: "Authentication is required" });
    return undefined;
  });
  app.addHook("preHandler", async ({ method, body }) => {
    if (method === "POST") standIn.asked.push(body as Json);
  });
  mountInvoices(app, standIn);
  mountPayouts(app, standIn);
  const url = await app.listen({ host: "127.0.0.1", port: 0 });
  return Object.assign(standIn, { url });
}

function mountInvoices(app: FastifyInstance, standIn: StandIn): void {
  const path = `/api/v1/stores/${STORE_ID}/invoices`;
  app.get<{ Querystring: { orderId: string } }>(path, async ({ query }) =>
    [...standIn.invoices.values()].filter(
      ({ metadata }) => (metadata as Json)["orderId"] === query.orderId,
    ),
  );
  app.post<{ Body: Json }>(path, async ({ body }) => {
    const id = `invoice-${standIn.invoices.size + 1}`;
    const made = {
      id,
      storeId: STORE_ID,
      amount: body["amount"],
      currency: body["currency"],
      type: "Standard",
      checkoutLink: `https://btcpay.test/i/${id}`,
      createdTime: 1_790_000_000,
      expirationTime: 1_790_000_900,
      status: "New",
      additionalStatus: "None",
      archived: false,
      metadata: body["metadata"],
      checkout: body["checkout"],
    };
    standIn.invoices.set(id, made);
    return made;
  });
  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }, reply) => {
    const found = standIn.invoices.get(params.id);
    return found ?? reply.code(404).send({ code: "invoice-not-found", message: "not found" });
  });
  /** Returns what is still to be paid of an invoice, as BTCPay writes it. */
  const dueOf = (id: string): string => {
    const paid = (standIn.payments.get(id) ?? []).filter(({ status }) => status !== "Invalid");
    const sum = paid.reduce((so, { value }) => so + Number(value), 0);
    return String(Math.max(0, Number((0.0012 - sum).toFixed(8))));
  };
  app.get<{ Params: { id: string } }>(`${path}/:id/payment-methods`, async ({ params }) => [
    {
      paymentMethodId: "BTC-CHAIN",
      currency: "BTC",
      destination: "bc1qpaper",
      paymentLink: `bitcoin:bc1qpaper?amount=${dueOf(params.id)}`,
      rate: "1",
      paymentMethodPaid: "0",
      totalPaid: "0",
      due: dueOf(params.id),
      amount: "0.0012",
      payments: standIn.payments.get(params.id) ?? [],
      activated: true,
    },
  ]);
  mountRefunds(app, standIn);
}

function mountRefunds(app: FastifyInstance, standIn: StandIn): void {
  const make = (body: Json): Json => {
    const count = standIn.pullPayments.size + 1;
    const made = {
      id: `pull-${count}`,
      startsAt: 1_790_000_000 + count,
      expiresAt: null,
      name: body["name"],
      currency: "BTC",
      amount: body["customAmount"],
      autoApproveClaims: true,
      archived: false,
    };
    standIn.pullPayments.set(made.id, made);
    return made;
  };
  const path = `/api/v1/stores/${STORE_ID}/invoices/:id/refund`;
  app.post<{ Body: Json }>(path, async ({ body }) =>
    standIn.holdsRefunds ? standIn.hold(() => make(body)) : make(body),
  );
}

function mountPayouts(app: FastifyInstance, standIn: StandIn): void {
  const path = `/api/v1/stores/${STORE_ID}/payouts`;
  app.get(path, async () => {
    standIn.listings++;
    return [...standIn.payouts.values()];
  });
  const make = (body: Json): Json => {
    const id = `payout-${standIn.payouts.size + 1}`;
    const made = {
      id,
      revision: 0,
      date: 1_790_000_000,
      pullPaymentId: null,
      destination: body["destination"],
      originalCurrency: "BTC",
      originalAmount: body["amount"],
      payoutCurrency: "BTC",
      payoutAmount: body["amount"],
      payoutMethodId: "BTC-CHAIN",
      state: body["approved"] ? "AwaitingPayment" : "AwaitingApproval",
      metadata: body["metadata"],
    };
    standIn.payouts.set(id, made);
    return made;
  };
  app.post<{ Body: Json }>(path, async ({ body }, reply) => {
    if (body["destination"] === "refused")
      return reply.code(422).send([{ path: "destination", message: "Invalid destination" }]);
    return standIn.holdsPayouts ? standIn.hold(() => make(body)) : make(body);
  });
  app.post<{ Params: { id: string }; Body: Json }>(`${path}/:id`, async (request, reply) => {
    const found = standIn.payouts.get(request.params.id);
    if (found?.["state"] !== "AwaitingApproval" || request.body["revision"] !== found["revision"])
      return reply.code(400).send({ code: "invalid-state", message: "not to be approved" });
    const approved = { ...found, state: "AwaitingPayment" };
    standIn.payouts.set(request.params.id, approved);
    return approved;
  });
  app.get<{ Params: { id: string } }>(`${path}/:id`, async ({ params }, reply) => {
    const found = standIn.payouts.get(params.id);
    return found ?? reply.code(404).send({ code: "payout-not-found", message: "not found" });
  });
  mountPullPayments(app, standIn);
}

function mountPullPayments(app: FastifyInstance, standIn: StandIn): void {
  const path = `/api/v1/stores/${STORE_ID}/pull-payments`;
  app.get<{ Querystring: { includeArchived?: string } }>(path, async ({ query }) =>
    [...standIn.pullPayments.values()].filter(
      ({ archived }) => !archived || query.includeArchived === "true",
    ),
  );
  const missing = { code: "pullpayment-not-found", message: "not found" };
  app.get<{ Params: { id: string } }>("/api/v1/pull-payments/:id", async ({ params }, reply) => {
    const found = standIn.pullPayments.get(params.id);
    return found ?? reply.code(404).send(missing);
  });
  const claims = (id: string) =>
    [...standIn.payouts].filter(([, { pullPaymentId }]) => pullPaymentId === id);
  app.get<{ Params: { id: string } }>("/api/v1/pull-payments/:id/payouts", async ({ params }) =>
    claims(params.id)
      .map(([, one]) => one)
      .filter(({ state }) => state !== "Cancelled"),
  );
  // Archiving takes back what nobody has begun to pay, and answers with nothing.
  app.delete<{ Params: { id: string } }>(`${path}/:id`, async ({ params }, reply) => {
    const found = standIn.pullPayments.get(params.id);
    if (!found) return reply.code(404).send(missing);
    standIn.pullPayments.set(params.id, { ...found, archived: true });
    for (const [id, one] of claims(params.id))
      if (one["state"] !== "Completed" && one["state"] !== "InProgress")
        standIn.payouts.set(id, { ...one, state: "Cancelled" });
    return reply.code(200).send();
  });
}
