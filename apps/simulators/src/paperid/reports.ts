import { createHmac, randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Applicant } from "./applicants.ts";

const RETRIES = 5;
const FIRST_PAUSE_MS = 250;

export interface ReviewResult {
  readonly reviewAnswer: "GREEN" | "RED";
  readonly rejectLabels?: readonly string[];
  readonly reviewRejectType?: "RETRY" | "FINAL";
}

/** Tells the house what happened to an applicant. */
export interface Reporter {
  /** Goes on in the background; `times` sends the very same report so often. */
  tell(applicant: Applicant, type: string, review: ReviewResult | null, times?: number): void;
  close(): void;
}

export interface ReporterOptions {
  readonly secret: string;
  /** Address that reports go to; without one nobody is told. */
  readonly webhookUrl: string | undefined;
}

export function createReporter({ secret, webhookUrl }: ReporterOptions): Reporter {
  const closing = new AbortController();
  const deliver = async (body: string): Promise<void> => {
    if (webhookUrl === undefined) return;
    for (let attempt = 0; attempt <= RETRIES; attempt++) {
      if (attempt > 0)
        await pause(FIRST_PAUSE_MS * 2 ** (attempt - 1), undefined, { signal: closing.signal });
      if (await send(webhookUrl, secret, body, closing.signal)) return;
    }
  };
  return {
    tell(applicant, type, review, times = 1) {
      const body = JSON.stringify(contentOf(applicant, type, review));
      for (let count = 0; count < times; count++)
        deliver(body).catch((error: unknown) => {
          if (!closing.signal.aborted) throw error;
        });
    },
    close: () => closing.abort(),
  };
}

const contentOf = (applicant: Applicant, type: string, review: ReviewResult | null): object => ({
  applicantId: applicant.id,
  inspectionId: applicant.id,
  correlationId: `req-${randomUUID()}`,
  externalUserId: applicant.externalUserId,
  levelName: applicant.levelName,
  type,
  reviewStatus: applicant.reviewStatus,
  ...(review ? { reviewResult: review } : {}),
  createdAtMs: new Date().toISOString().replace("T", " ").replace("Z", ""),
});

/** Returns false when the house does not answer or answers 5xx. */
async function send(
  url: string,
  secret: string,
  body: string,
  signal: AbortSignal,
): Promise<boolean> {
  const response = await fetch(url, {
    method: "POST",
    signal,
    headers: {
      "content-type": "application/json",
      "x-payload-digest-alg": "HMAC_SHA256_HEX",
      "x-payload-digest": createHmac("sha256", secret).update(body).digest("hex"),
    },
    body,
  }).catch(() => null);
  return response !== null && response.status < 500;
}
