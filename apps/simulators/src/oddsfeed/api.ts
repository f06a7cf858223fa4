import { createHash, timingSafeEqual } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Answer, Feed } from "./feed.ts";
import { PRODUCTS, type Product } from "./telling/messages.ts";

/** A question waits for news this often, milliseconds. */
const LOOK_MS = 100;
const WAIT_MAX_SECONDS = 20;
/** Questions that wait at once. */
const WAITING_MAX = 50;

interface Asked {
  Querystring: {
    after?: string;
    run?: string;
    wait?: string;
    request_id?: string;
  };
  Params: { product: string };
}

/** Mounts what programs ask of the feed, with its key. */
export async function mountApi(app: FastifyInstance, feed: Feed, key: string): Promise<void> {
  let isClosed = false;
  let waiting = 0;
  app.addHook("preClose", async () => {
    isClosed = true;
  });
  app.addHook("onRequest", async ({ headers }, reply) => {
    if (!isKey(headers.authorization ?? "", key))
      await reply.code(401).send({ error: "wrong key" });
  });
  app.get<Asked>("/messages", async ({ query, raw }, reply) => {
    const after = readNumber(query.after);
    const seconds = readNumber(query.wait ?? "0");
    if (after === null || seconds === null || seconds > WAIT_MAX_SECONDS) return refuse(reply);
    if (waiting >= WAITING_MAX) return reply.code(429).send({ error: "too many wait" });
    const ask = async () => {
      await feed.look();
      return feed.after(query.run ?? "", after);
    };
    waiting += 1;
    try {
      const until = Date.now() + seconds * 1000;
      let answer = await ask();
      while (isEmpty(answer) && Date.now() < until && !isClosed && !raw.destroyed) {
        await sleep(Math.min(LOOK_MS, Math.max(1, until - Date.now())));
        answer = await ask();
      }
      const { run, next, messages } = answer;
      return messages ? { run, next, messages } : reply.code(410).send({ run, next });
    } finally {
      waiting -= 1;
    }
  });
  app.post<Asked>("/:product/recovery/initiate_request", async ({ params, query }, reply) => {
    const { product } = params;
    const after = readNumber(query.after);
    const requestId = readNumber(query.request_id);
    if (!isProduct(product) || after === null || requestId === null) return refuse(reply);
    await feed.look();
    feed.recover(product, after, requestId).catch((error: unknown) => app.log.error(error));
    return reply.code(202).send({ request_id: requestId });
  });
}

const isEmpty = ({ messages }: Answer): boolean => messages?.length === 0;

const refuse = (reply: FastifyReply) => reply.code(400).send({ error: "not understood" });

const isProduct = (product: string): product is Product =>
  (PRODUCTS as readonly string[]).includes(product);

/** Returns a whole number that is safe; null for anything else. */
const readNumber = (text = ""): number | null => (/^\d{1,15}$/.test(text) ? Number(text) : null);

/** Compares in the same time whatever is right of it. */
function isKey(authorization: string, key: string): boolean {
  const hashOf = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(hashOf(authorization), hashOf(`Bearer ${key}`));
}
