import { createHmac } from "node:crypto";
import Fastify, { type FastifyInstance } from "fastify";
import { paperpay } from "./paperpay.ts";

export const SECRET = "a secret that shop and simulator share";
export const PAYMENT_ID = "0b0f6a4e-6f0e-4a45-9b63-2a6f6f3f3a11";

export interface Told {
  readonly id: string;
  readonly isSigned: boolean;
  readonly content: Record<string, unknown>;
}

/** A simulator and a shop that notes the reports it is sent. */
export interface Shop {
  readonly app: FastifyInstance;
  readonly told: Told[];
  /** Answers 500 to so many reports first. */
  failFor: number;
  order(part?: object): Promise<{ status: number; body: Record<string, unknown> }>;
  post(
    path: string,
    body: object,
    secret?: string,
  ): Promise<{ status: number; body: Record<string, unknown> }>;
  /** Shows a page of the simulator. */
  show(url: string): Promise<{ status: number; html: string }>;
  /** Sends a form; gives where it leads. */
  send(
    url: string,
    form: Record<string, string>,
  ): Promise<{ status: number; html: string; to: string }>;
  /** Waits until so many reports came. */
  until(count: number): Promise<Told[]>;
  close(): Promise<void>;
}

const PUBLIC_URL = "http://paper.test";

/** Opens a shop and a simulator. With a folder the simulator continues from the state stored there. */
export async function openShop(folder?: string): Promise<Shop> {
  const app = Fastify();
  await app.register(paperpay({ secret: SECRET, publicUrl: PUBLIC_URL, folder }));
  await app.ready();
  const told: Told[] = [];
  const receiver = Fastify();
  receiver.removeAllContentTypeParsers();
  receiver.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  receiver.post("/reports", async ({ headers, body }, reply) => {
    const text = String(body);
    const id = String(headers["webhook-id"]);
    const right = createHmac("sha256", SECRET)
      .update(`${id}.${String(headers["webhook-timestamp"])}.${text}`)
      .digest("base64");
    const isSigned = headers["webhook-signature"] === `v1,${right}`;
    told.push({ id, isSigned, content: JSON.parse(text) as Record<string, unknown> });
    const fails = shop.failFor > 0;
    if (fails) shop.failFor -= 1;
    return reply.code(fails ? 500 : 200).send({});
  });
  const webhook = `${await receiver.listen({ host: "127.0.0.1", port: 0 })}/reports`;
  const post: Shop["post"] = async (path, body, secret = SECRET) => {
    const answer = await app.inject({
      method: "POST",
      url: path,
      headers: { authorization: `Bearer ${secret}` },
      payload: { webhook_url: webhook, ...body },
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  const shop: Shop = {
    app,
    told,
    failFor: 0,
    post,
    order: (part = {}) =>
      post("/api/payments", {
        payment_id: PAYMENT_ID,
        currency: "EUR",
        amount_cents: 5000,
        return_url: "http://shop.test/back",
        ...part,
      }),
    show: async (url) => {
      const answer = await app.inject({ method: "GET", url: url.replace(PUBLIC_URL, "") });
      return { status: answer.statusCode, html: answer.body };
    },
    send: async (url, form) => {
      const answer = await app.inject({
        method: "POST",
        url: url.replace(PUBLIC_URL, ""),
        headers: { "content-type": "application/x-www-form-urlencoded" },
        payload: new URLSearchParams(form).toString(),
      });
      const to = String(answer.headers.location ?? "");
      return { status: answer.statusCode, html: answer.body, to };
    },
    until: async (count) => {
      while (told.length < count) await new Promise((resolve) => setTimeout(resolve, 20));
      return told;
    },
    close: async () => {
      await app.close();
      await receiver.close();
    },
  };
  return shop;
}

export const statuses = (told: readonly Told[]): unknown[] =>
  told.map(({ content }) => content["status"]);
