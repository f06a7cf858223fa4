import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import type { PaymentType } from "@houselight/contracts/cashbox";
import { mountApi } from "./api.ts";
import { bankTransfer } from "./families/bank-transfer.ts";
import { answerSecureStep, cards, secureStepPage } from "./families/cards.ts";
import { crypto } from "./families/crypto.ts";
import type { Answer, Family, Form, Paper, Visit } from "./families/family.ts";
import { vouchers } from "./families/vouchers.ts";
import {
  ICON,
  ICON_PATH,
  messagePage,
  SCRIPT,
  SCRIPT_PATH,
  STYLE,
  STYLE_PATH,
} from "./pages/layout.ts";
import { createCourier } from "./reports/courier.ts";
import { openJournal } from "./reports/journal.ts";
import { MANNERS } from "./reports/send-reports.ts";
import { payTicket, readTicket, secureTicket } from "./ticket.ts";

export interface PaperpayOptions {
  /** Shared with the shop: authorises its orders and signs our reports. */
  readonly secret: string;
  /** Address of this simulator for browsers, without a slash at the end. */
  readonly publicUrl: string;
  /** Folder for what must outlive the process; without it, it is kept in memory alone. */
  readonly folder?: string | undefined;
}

interface Paged {
  Querystring: { ticket?: string };
  Body: Form | undefined;
}

/** Mounts a payment provider for demonstration and tests: hosted pages, signed reports, faults on request. */
export const paperpay =
  ({ secret, publicUrl, folder }: PaperpayOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const courier = createCourier(secret, openJournal(folder));
    const paper: Paper = { secret, publicUrl, courier };
    app.addHook("onReady", async () => courier.resume());
    app.addHook("onClose", async () => courier.close());
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 16_384 },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.get(STYLE_PATH, async (_request, reply) =>
      reply.type("text/css; charset=utf-8").send(STYLE),
    );
    app.get(SCRIPT_PATH, async (_request, reply) =>
      reply.type("text/javascript; charset=utf-8").send(SCRIPT),
    );
    app.get(ICON_PATH, async (_request, reply) => reply.type("image/svg+xml").send(ICON));
    mountApi(app, paper);
    mountPayPage(app, paper);
    mountSecurePage(app, paper);
  };

/** Mounts the page of a payment, whatever its type. */
function mountPayPage(app: FastifyInstance, paper: Paper): void {
  const families: Record<PaymentType, Family> = {
    cards: cards(paper),
    crypto: crypto(paper),
    vouchers: vouchers(paper),
    bank_transfer: bankTransfer(paper),
  };
  const visitOf = (ticket = ""): Visit | null => {
    const found = readTicket(paper.secret, "pay", payTicket, ticket);
    return found && { ...found, action: `${paper.publicUrl}/pay?ticket=${ticket}` };
  };
  app.get<Paged>("/pay", async ({ query }, reply) => {
    const visit = visitOf(query.ticket);
    if (!visit) return missing(paper, reply);
    return html(reply, 200, families[visit.order.type].page(visit));
  });
  app.post<Paged>("/pay", async ({ query, body }, reply) => {
    const visit = visitOf(query.ticket);
    if (!visit) return missing(paper, reply);
    const manner = MANNERS.find((one) => one === (body?.["manner"] ?? "prompt"));
    const family = families[visit.order.type];
    return answer(paper, reply, manner ? await family.answer(visit, body ?? {}, manner) : null);
  });
}

/** Mounts the page of the card's bank. */
function mountSecurePage(app: FastifyInstance, paper: Paper): void {
  app.get<Paged>("/secure", async ({ query }, reply) => {
    const { ticket = "" } = query;
    const found = readTicket(paper.secret, "secure", secureTicket, ticket);
    if (!found) return missing(paper, reply);
    return html(reply, 200, secureStepPage(paper, found, ticket));
  });
  app.post<Paged>("/secure", async ({ query, body }, reply) => {
    const found = readTicket(paper.secret, "secure", secureTicket, query.ticket ?? "");
    if (!found) return missing(paper, reply);
    return answer(paper, reply, await answerSecureStep(paper, found, body ?? {}));
  });
}

const html = (reply: FastifyReply, status: number, page: string): FastifyReply =>
  reply
    .code(status)
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-store")
    .send(page);

const missing = ({ publicUrl }: Paper, reply: FastifyReply): FastifyReply =>
  html(reply, 404, messagePage(publicUrl, "There is no such payment."));

/** Sends the browser on, or shows the form again with its faults. */
function answer({ publicUrl }: Paper, reply: FastifyReply, given: Answer | null): FastifyReply {
  if (!given) return html(reply, 400, messagePage(publicUrl, "This payment is not understood."));
  return given.kind === "go" ? reply.redirect(given.url, 303) : html(reply, 422, given.html);
}
