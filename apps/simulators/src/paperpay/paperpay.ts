import { createHash, timingSafeEqual } from "node:crypto";
import type { FastifyInstance, FastifyPluginAsync } from "fastify";
import { messagePage, paymentPage } from "./page.ts";
import { type Manner, type Outcome, sendReports } from "./send-reports.ts";
import { order, readTicket, writeTicket } from "./ticket.ts";

export interface PaperpayOptions {
  /** Shared with the shop: authorises its orders and signs our reports. */
  readonly secret: string;
  /** Where this simulator is reached by a browser, without a slash at the end. */
  readonly publicUrl: string;
}

const OUTCOMES: readonly string[] = ["succeeded", "declined", "canceled"] satisfies Outcome[];
const MANNERS: readonly string[] = ["prompt", "late", "duplicate", "reordered"] satisfies Manner[];

const same = (a: string, b: string): boolean =>
  timingSafeEqual(createHash("sha256").update(a).digest(), createHash("sha256").update(b).digest());

/** A payment provider for demonstration and tests: hosted page, signed reports, faults on request. */
export const paperpay =
  (options: PaperpayOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body as string))),
    );

    app.post("/api/payments", async (request, reply) => {
      if (!same(request.headers.authorization ?? "", `Bearer ${options.secret}`)) {
        return reply.code(401).send({ error: "unauthorised" });
      }
      const parsed = order.safeParse(request.body);
      if (!parsed.success) return reply.code(400).send({ error: "order not understood" });
      const ticket = writeTicket(options.secret, parsed.data);
      return {
        id: `pp_${parsed.data.payment_id.slice(0, 8)}`,
        redirect_url: `${options.publicUrl}/pay?ticket=${ticket}`,
      };
    });

    app.get<{ Querystring: { ticket?: string } }>("/pay", async (request, reply) => {
      const ticket = request.query.ticket ?? "";
      const found = readTicket(options.secret, ticket);
      void reply.type("text/html; charset=utf-8").header("cache-control", "no-store");
      if (!found) return reply.code(404).send(messagePage("There is no such payment."));
      return paymentPage(found, `${options.publicUrl}/pay?ticket=${ticket}`);
    });

    app.post<{ Querystring: { ticket?: string }; Body: { outcome?: string; manner?: string } }>(
      "/pay",
      async (request, reply) => {
        const found = readTicket(options.secret, request.query.ticket ?? "");
        const { outcome = "", manner = "prompt" } = request.body ?? {};
        if (!found || !OUTCOMES.includes(outcome) || !MANNERS.includes(manner)) {
          return reply
            .code(400)
            .type("text/html; charset=utf-8")
            .send(messagePage("This payment is not understood."));
        }
        const sent = sendReports(options.secret, found, outcome as Outcome, manner as Manner);
        if (manner !== "late") await sent;
        return reply.redirect(found.return_url, 303);
      },
    );
  };
