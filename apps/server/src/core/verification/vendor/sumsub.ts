import { createHmac } from "node:crypto";
import type { DocumentKind } from "@houselight/contracts";
import * as z from "zod/mini";
import type { Clock } from "#platform/clock";
import type { House } from "#platform/module";
import { readSumsubReport, sumsubFault } from "./sumsub-report.ts";
import { type VerificationVendor, VendorUnavailable } from "./vendor.ts";

export const SUMSUB = "sumsub";
/** Time that the provider has to answer; a document may take a while to arrive. */
const TIMEOUT_MS = 15_000;

const DOCUMENT_TYPES: Readonly<Record<DocumentKind, string>> = {
  identity: "ID_CARD",
  address: "UTILITY_BILL",
  source_of_wealth: "INCOME_SOURCE",
};

export interface SumsubSettings {
  readonly url: string;
  readonly appToken: string;
  /** Signs our requests. */
  readonly secret: string;
  /** Signs the provider's reports. */
  readonly webhookSecret: string;
  /** The one before it, while it is changed. */
  readonly formerWebhookSecret?: string | undefined;
  /** Name of the checks that an applicant goes through. */
  readonly level: string;
}

/** Returns what both sides share: named by SUMSUB_…, else made from the house's own secret. */
export const sumsubKeys = ({
  config,
  key,
}: Pick<House, "config" | "key">): Pick<
  SumsubSettings,
  "appToken" | "secret" | "webhookSecret"
> => ({
  appToken: config.SUMSUB_APP_TOKEN ?? key("sumsub app token"),
  secret: config.SUMSUB_SECRET ?? key("sumsub"),
  webhookSecret: config.SUMSUB_WEBHOOK_SECRET ?? key("sumsub webhooks"),
});

/** Returns the settings; null without an address: then operators decide by themselves. */
export function sumsubSettings(house: Pick<House, "config" | "key">): SumsubSettings | null {
  const { SUMSUB_URL, SUMSUB_LEVEL, SUMSUB_FORMER_WEBHOOK_SECRET } = house.config;
  if (!SUMSUB_URL) return null;
  return {
    url: SUMSUB_URL.replace(/\/+$/, ""),
    level: SUMSUB_LEVEL,
    formerWebhookSecret: SUMSUB_FORMER_WEBHOOK_SECRET,
    ...sumsubKeys(house),
  };
}

/** Time that a page of the provider's works. */
const PAGE_SECONDS = 1800;
const page = z.object({ url: z.url().check(z.regex(/^https?:\/\//)) });
const created = z.object({ id: z.string().check(z.minLength(1), z.maxLength(100)) });

/** Speaks Sumsub's API: requests signed over time, method, path and body; reports over their body. */
export function sumsub(settings: SumsubSettings, clock: Clock): VerificationVendor {
  const { webhookSecret, formerWebhookSecret: former } = settings;
  // While the secret is changed, reports come that the former one signed.
  const webhookSecrets = former === undefined ? [webhookSecret] : [webhookSecret, former];
  const ask = (method: string, path: string, content?: Content) =>
    send(settings, clock, { method, path, content });
  return {
    name: SUMSUB,
    async createApplicant(reference) {
      const level = encodeURIComponent(settings.level);
      const path = `/resources/applicants?levelName=${level}`;
      const body = Buffer.from(JSON.stringify({ externalUserId: reference }));
      const made = await ask("POST", path, { type: "application/json", body });
      if (made.status !== 409) return agreed(created, made).id;
      // It was made before, and the answer was lost.
      const known = `/resources/applicants/-;externalUserId=${encodeURIComponent(reference)}/one`;
      return agreed(created, await ask("GET", known)).id;
    },
    async addDocument(applicantId, { kind, fileName, contentType, bytes }) {
      const form = new FormData();
      form.set("metadata", JSON.stringify({ idDocType: DOCUMENT_TYPES[kind] }));
      form.set("content", new Blob([Buffer.from(bytes)], { type: contentType }), fileName);
      const encoded = new Response(form);
      const content = {
        type: encoded.headers.get("content-type") as string,
        body: Buffer.from(await encoded.arrayBuffer()),
      };
      const path = `/resources/applicants/${encodeURIComponent(applicantId)}/info/idDoc`;
      assertDone(await ask("POST", path, content));
    },
    async requestCheck(applicantId) {
      const path = `/resources/applicants/${encodeURIComponent(applicantId)}/status/pending`;
      const answer = await ask("POST", path);
      // A check that is under way already is what was asked for.
      if (answer.status !== 409) assertDone(answer);
    },
    async pageOf(reference) {
      const level = encodeURIComponent(settings.level);
      const search = new URLSearchParams({
        ttlInSecs: String(PAGE_SECONDS),
        externalUserId: reference,
      });
      const path = `/resources/sdkIntegrations/levels/${level}/websdkLink?${search}`;
      return agreed(page, await ask("POST", path)).url;
    },
    fault: (report, now) => sumsubFault(webhookSecrets, report, now),
    read: readSumsubReport,
  };
}

interface Content {
  readonly type: string;
  readonly body: Buffer;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Returns an answer below 500. Throws VendorUnavailable. */
async function send(
  { url, appToken, secret }: SumsubSettings,
  clock: Clock,
  asked: { readonly method: string; readonly path: string; readonly content: Content | undefined },
): Promise<Answer> {
  const { method, path, content } = asked;
  const seconds = String(Math.floor(clock.now().getTime() / 1000));
  const signed = createHmac("sha256", secret).update(`${seconds}${method}${path}`);
  if (content) signed.update(content.body);
  try {
    const response = await fetch(`${url}${path}`, {
      method,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
      headers: {
        "x-app-token": appToken,
        "x-app-access-ts": seconds,
        "x-app-access-sig": signed.digest("hex"),
        ...(content ? { "content-type": content.type } : {}),
      },
      ...(content ? { body: new Uint8Array(content.body) } : {}),
    });
    if (response.status >= 500) throw new Error(`it answers ${response.status}`);
    const text = await response.text();
    return { status: response.status, body: response.ok ? JSON.parse(text) : null };
  } catch (error) {
    throw new VendorUnavailable("the provider of identity checks does not answer as agreed", {
      cause: error,
    });
  }
}

function assertDone({ status }: Answer): void {
  if (status >= 300) throw new VendorUnavailable(`the provider answers ${status}`);
}

function agreed<T>(schema: z.ZodMiniType<T>, answer: Answer): T {
  assertDone(answer);
  const parsed = schema.safeParse(answer.body);
  if (!parsed.success) throw new VendorUnavailable("the provider answers in another form");
  return parsed.data;
}
