import type { FastifyInstance, FastifyPluginAsync } from "fastify";

/** A text as somebody handed it over. */
interface Text {
  readonly to: string;
  readonly from: string;
  readonly body: string;
}

/** Longest text that is taken, as Twilio does. */
const BODY_MAX = 1600;

/**
 * Makes a gateway that speaks as much of the REST API of Twilio as sends a text, for one account and
 * key. Numbers that end in 0000 do not exist.
 */
export const smsGateway =
  (options: {
    readonly account: string;
    readonly key: string;
    keep(text: Text): { readonly id: string };
  }): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const wanted = `Basic ${Buffer.from(`${options.account}:${options.key}`).toString("base64")}`;
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, done) => done(null, new URLSearchParams(String(body))),
    );
    app.post<{ Params: { account: string } }>(
      "/2010-04-01/Accounts/:account/Messages.json",
      async ({ params, headers, body }, reply) => {
        const refuse = (status: number, code: number, message: string) =>
          reply.code(status).send({ code, message, status });
        if (headers.authorization !== wanted || params.account !== options.account)
          return refuse(401, 20003, "Authenticate");
        const form = body instanceof URLSearchParams ? body : new URLSearchParams();
        const [to, from, text] = ["To", "From", "Body"].map((name) => form.get(name) ?? "") as [
          string,
          string,
          string,
        ];
        if (!/^\+[1-9]\d{6,14}$/.test(to) || to.endsWith("0000"))
          return refuse(400, 21211, "Invalid 'To' Phone Number");
        if (text === "" || text.length > BODY_MAX) return refuse(400, 21617, "Invalid body");
        const { id } = options.keep({ to, from, body: text });
        return reply.code(201).send({ sid: `SM${id.replaceAll("-", "")}`, status: "queued", to });
      },
    );
  };
