import { createHmac } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, beforeEach, expect, it } from "vitest";
import { openSimulators, PAPERID_PATH, type RunningSimulators } from "../main.ts";

const KEYS = { appToken: "token", secret: "signs requests", webhookSecret: "signs reports" };

let house: FastifyInstance;
let told: { body: string; digest: string }[];
let folder: string;
let outside: RunningSimulators;
let webhookUrl: string;
beforeEach(async () => {
  told = [];
  house = Fastify();
  house.removeAllContentTypeParsers();
  house.addContentTypeParser("application/json", { parseAs: "string" }, (_request, body, done) =>
    done(null, body),
  );
  house.post("/told", async ({ headers, body }) => {
    told.push({ body: String(body), digest: String(headers["x-payload-digest"]) });
    return {};
  });
  webhookUrl = `${await house.listen({ host: "127.0.0.1", port: 0 })}/told`;
  folder = await mkdtemp(join(tmpdir(), "paperid-"));
  await open();
});
afterEach(async () => {
  await outside.close();
  await house.close();
  await rm(folder, { recursive: true, force: true });
});

async function open(): Promise<void> {
  outside = await openSimulators({
    host: "127.0.0.1",
    port: 0,
    publicUrl: "http://outside.test",
    paperpaySecret: "none",
    identity: { ...KEYS, webhookUrl },
    folder,
  });
}

async function ask(path: string, content?: object, secret = KEYS.secret) {
  const seconds = String(Math.floor(Date.now() / 1000));
  const body = content ? JSON.stringify(content) : "";
  const signature = createHmac("sha256", secret).update(`${seconds}POST${path}${body}`);
  const answer = await fetch(`${outside.url}${PAPERID_PATH}${path}`, {
    method: "POST",
    headers: {
      "x-app-token": KEYS.appToken,
      "x-app-access-ts": seconds,
      "x-app-access-sig": signature.digest("hex"),
      ...(content ? { "content-type": "application/json" } : {}),
    },
    ...(content ? { body } : {}),
  });
  return { status: answer.status, body: (await answer.json()) as { id?: string } };
}

const create = () => ask("/resources/applicants?levelName=basic", { externalUserId: "a-player" });
const decide = (id: string, form: Record<string, string>) =>
  fetch(`${outside.url}${PAPERID_PATH}/applicants/${id}`, {
    method: "POST",
    body: new URLSearchParams(form),
    redirect: "manual",
  });

it("lets in who signs, knows an applicant once, and decides nothing by itself", async () => {
  expect((await ask("/resources/applicants", { externalUserId: "x" }, "another")).status).toBe(401);
  const { id = "" } = (await create()).body;
  expect((await create()).status).toBe(409);
  expect((await ask(`/resources/applicants/${id}/status/pending`)).status).toBe(200);
  await expect.poll(() => told.length).toBe(1);
  expect(JSON.parse(told[0]?.body ?? "")).toMatchObject({
    applicantId: id,
    externalUserId: "a-player",
    type: "applicantPending",
    reviewStatus: "pending",
  });
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(told).toHaveLength(1);
});

it("reports what a person decides, signed, and as often as wished", async () => {
  const { id = "" } = (await create()).body;
  expect((await decide(id, { decision: "guess" })).status).toBe(400);
  expect((await decide("nobody", { decision: "approve" })).status).toBe(404);
  expect((await decide(id, { decision: "sanctions", times: "3" })).status).toBe(303);
  await expect.poll(() => told.length).toBe(3);
  const [first] = told;
  expect(new Set(told.map(({ body }) => body)).size).toBe(1);
  expect(first?.digest).toBe(
    createHmac("sha256", KEYS.webhookSecret)
      .update(first?.body ?? "")
      .digest("hex"),
  );
  expect(JSON.parse(first?.body ?? "")).toMatchObject({
    type: "applicantReviewed",
    reviewResult: { reviewAnswer: "RED", rejectLabels: ["SANCTIONS"] },
  });
});

it("knows its applicants after a restart", async () => {
  const { id = "" } = (await create()).body;
  await outside.close();
  await open();
  expect((await create()).status).toBe(409);
  expect((await decide(id, { decision: "approve" })).status).toBe(303);
});
