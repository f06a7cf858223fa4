import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import { keepMails, type KeptMail, type KeptMails } from "./kept-mails.ts";
import { openMailServer } from "./mail-server.ts";
import { FRAME_POLICY, framed, listPage, mailPage, STYLE, STYLE_PATH } from "./pages.ts";

/** A mail as the listing for programs gives it. */
export type MailView = KeptMail;

export interface Mailbox {
  /** Port of the SMTP server. */
  readonly smtpPort: number;
  /** Holds what has come; text messages join the mails. */
  readonly mails: KeptMails;
  /** Mounts the pages and the listing. */
  readonly pages: FastifyPluginAsync;
  close(): Promise<void>;
}

/** Opens a mail server on a port of its own, with pages that show what has come. */
export async function openMailbox(options: {
  readonly host: string;
  /** A free one when 0. */
  readonly smtpPort: number;
  /** Address of the pages for browsers, without a slash at the end. */
  readonly publicUrl: string;
}): Promise<Mailbox> {
  const { host, smtpPort, publicUrl } = options;
  const mails = keepMails();
  const server = await openMailServer(mails, { host, port: smtpPort });
  const missing = (reply: FastifyReply) => reply.code(404).type("text/plain").send("no such mail");
  return {
    smtpPort: server.port,
    mails,
    close: () => server.close(),
    pages: async (app: FastifyInstance) => {
      app.addHook("onRequest", async (_request, reply) => {
        reply.header("cache-control", "no-store");
        // A mail's own frame stands in a page of this origin.
        reply.header(
          "content-security-policy",
          "default-src 'none'; img-src data:; style-src 'self'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
        );
      });
      app.get(STYLE_PATH, async (_request, reply) =>
        reply.type("text/css; charset=utf-8").send(STYLE),
      );
      app.get("/", async (_request, reply) => html(reply, listPage(publicUrl, mails.list())));
      app.get<{ Querystring: { to?: string } }>("/mails.json", async ({ query }) =>
        mails.list(query.to),
      );
      app.get<{ Params: { id: string } }>("/mails/:id", async ({ params }, reply) => {
        const mail = mails.find(params.id);
        return mail ? html(reply, mailPage(publicUrl, mail)) : missing(reply);
      });
      app.get<{ Params: { id: string } }>("/mails/:id/html", async ({ params }, reply) => {
        const mail = mails.find(params.id);
        if (!mail) return missing(reply);
        reply.header("content-security-policy", FRAME_POLICY);
        return html(reply, framed(mail.html));
      });
    },
  };
}

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type("text/html; charset=utf-8").send(page);
