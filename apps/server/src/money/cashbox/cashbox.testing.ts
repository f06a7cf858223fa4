import { randomUUID } from "node:crypto";
import { type HttpAnswer, httpCaller, openTestHouse, type TestHouse } from "@houselight/test-kit";
import Fastify from "fastify";
import { paperpaySecret } from "./providers/paperpay.ts";
import { signWebhook } from "./providers/webhook-signature.ts";

/** An order or payout as the house sent it. */
interface ProviderOrder {
  readonly payment_id?: string;
  readonly payout_id?: string;
  readonly type?: string;
  readonly method: string;
  readonly currency: string;
  readonly amount_cents: number;
  readonly return_url?: string;
  readonly token?: string | null;
  readonly destination?: { readonly kind: string };
  /** Path of the report. For a refund the deposit is `payment_id`, the refund `payout_id`. */
  readonly path: string;
}

type OrderKind = "payments" | "payouts" | "refunds";

/** Manner of sending a report; correct by default. */
export interface ReportManner {
  readonly id?: string;
  readonly secret?: string;
  readonly ageSeconds?: number;
  readonly sign?: boolean;
}

export interface CashboxKit extends TestHouse {
  readonly url: string;
  /** Orders received by the provider, latest last. */
  readonly orders: ProviderOrder[];
  /**
   * The latest order of a kind; throws when there is none. Payouts and refunds go out after the
   * answer to who asked for them: the latest of all may be one of an earlier test.
   */
  lastOrder(kind: OrderKind): ProviderOrder;
  /** Reports that the provider has of its payments when it is asked, by our reference. */
  readonly told: Map<string, object>;
  /** While true the provider answers 500. */
  away: boolean;
  /** Number of times that a reference was sent while it did. */
  refusals(reference: string): number;
  report(body: object, manner?: ReportManner): Promise<HttpAnswer<unknown>>;
}

/** Withdrawals of tests leave at once, but for the tests of waiting. */
const NO_WAITING = { WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: "0" };

const COINS = {
  kind: "crypto",
  address: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  amount: "0.0005",
  uri: "bitcoin:bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq?amount=0.0005",
  confirmations: 0,
  confirmations_needed: 2,
} as const;

/** A served house and a provider that notes what it is asked and reports nothing by itself. */
export async function openCashbox(env: Readonly<Record<string, string>> = {}): Promise<CashboxKit> {
  const orders: ProviderOrder[] = [];
  const refused: string[] = [];
  const provider = Fastify();
  for (const path of ["/api/payments", "/api/payouts", "/api/refunds"]) {
    provider.post(path, async (request, reply) => {
      const order = { ...(request.body as ProviderOrder), path };
      if (kit.away) {
        refused.push(order.payout_id ?? order.payment_id ?? "");
        return reply.code(500).send({});
      }
      orders.push(order);
      const id = `pp_${(order.payout_id ?? order.payment_id ?? "").slice(0, 8)}`;
      if (order.payout_id !== undefined || order.token) return { id, redirect_url: null };
      const page = { id, redirect_url: `http://127.0.0.1/pay/${order.payment_id}` };
      return order.type === "crypto" ? { ...page, instructions: COINS } : page;
    });
  }
  provider.get<{ Params: { id: string } }>("/api/payments/:id", async ({ params }, reply) => {
    if (kit.away) return reply.code(500).send({});
    const report = kit.told.get(params.id);
    return report ? { report_id: params.id, report } : reply.code(404).send({});
  });
  const address = await provider.listen({ host: "127.0.0.1", port: 0 });
  const test = await openTestHouse({
    serve: {},
    env: { PAPERPAY_URL: address, ...NO_WAITING, ...env },
  });
  const url = test.served?.url as string;
  const guest = httpCaller(url);
  const kit: CashboxKit = {
    ...test,
    url,
    orders,
    told: new Map(),
    away: false,
    refusals: (reference) => refused.filter((one) => one === reference).length,
    lastOrder(kind) {
      const order = orders.findLast(({ path }) => path === `/api/${kind}`);
      if (!order) throw new Error(`the provider has had no order of ${kind}`);
      return order;
    },
    report(body, manner = {}) {
      const text = JSON.stringify({ provider_reference: "pp_1", currency: "EUR", ...body });
      const id = manner.id ?? randomUUID();
      const seconds = Math.floor(test.clock.now().getTime() / 1000) - (manner.ageSeconds ?? 0);
      const secret = manner.secret ?? paperpaySecret(test.house);
      const headers = {
        "webhook-id": id,
        "webhook-timestamp": String(seconds),
        "webhook-signature": signWebhook(secret, id, String(seconds), text),
      };
      return guest.send("POST", "/api/webhooks/payments/paperpay", text, {
        "x-requested-with": "",
        ...(manner.sign === false ? {} : headers),
      });
    },
    async close() {
      await test.close();
      await provider.close();
    },
  };
  return kit;
}
