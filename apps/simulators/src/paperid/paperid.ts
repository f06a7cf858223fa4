import type { FastifyInstance, FastifyPluginAsync, FastifyReply } from "fastify";
import { type ApiOptions, mountApi } from "./api.ts";
import { type Applicant, type Applicants, keepApplicants } from "./applicants.ts";
import { applicantPage, listPage, REJECTIONS, STYLE, STYLE_PATH, visitPage } from "./pages.ts";
import { createReporter, type Reporter, type ReviewResult } from "./reports.ts";
import { readTicket } from "./visit-ticket.ts";

export interface PaperidOptions extends ApiOptions {
  /** Signs the reports. */
  readonly webhookSecret: string;
  /** Address that reports go to; without one nobody is told. */
  readonly webhookUrl: string | undefined;
  /** Folder for what must outlive the process; without it, it is kept in memory alone. */
  readonly folder?: string | undefined;
}

/** Decisions of a person about an applicant. */
const DECISIONS: Readonly<
  Record<string, (label: string) => { readonly review: ReviewResult; readonly words: string }>
> = {
  approve: () => ({ review: { reviewAnswer: "GREEN" }, words: "was approved" }),
  reject: (label) => ({
    review: { reviewAnswer: "RED", rejectLabels: [label], reviewRejectType: "RETRY" },
    words: `was rejected: ${label}`,
  }),
  sanctions: () => ({
    review: { reviewAnswer: "RED", rejectLabels: ["SANCTIONS"], reviewRejectType: "FINAL" },
    words: "stands on a sanctions list",
  }),
};

/** Mounts a provider of identity checks in the form of Sumsub's, which decides nothing by itself. */
export const paperid =
  (options: PaperidOptions): FastifyPluginAsync =>
  async (app: FastifyInstance) => {
    const { webhookSecret, webhookUrl, publicUrl, folder } = options;
    const applicants = keepApplicants(folder);
    const reporter = createReporter({ secret: webhookSecret, webhookUrl });
    app.addHook("onClose", async () => reporter.close());
    await app.register((api) => mountApi(api, applicants, reporter, options));
    await app.register(async (pages) => {
      readForms(pages);
      mountDesk(pages, applicants, reporter, publicUrl);
      mountVisit(pages, applicants, reporter, options);
    });
  };

interface Decided {
  Params: { id: string };
  Body: Readonly<Record<string, string>> | undefined;
}

function readForms(app: FastifyInstance): void {
  app.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string", bodyLimit: 16_384 },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
}

const missing = (reply: FastifyReply) =>
  reply.code(404).type("text/plain").send("no such applicant");

/** Mounts the pages of whoever decides. */
function mountDesk(
  app: FastifyInstance,
  applicants: Applicants,
  reporter: Reporter,
  publicUrl: string,
): void {
  app.addHook(
    "onRequest",
    async (_request, reply) => void reply.header("cache-control", "no-store"),
  );
  app.get(STYLE_PATH, async (_request, reply) => reply.type("text/css; charset=utf-8").send(STYLE));
  app.get("/", async (_request, reply) => html(reply, listPage(publicUrl, applicants.list())));
  app.get<Decided>("/applicants/:id", async ({ params }, reply) => {
    const found = applicants.find(params.id);
    return found ? html(reply, applicantPage(publicUrl, found)) : missing(reply);
  });
  app.post<Decided>("/applicants/:id", async ({ params, body }, reply) => {
    const found = applicants.find(params.id);
    if (!found) return missing(reply);
    if (!decide(applicants, reporter, found, body ?? {}))
      return reply.code(400).type("text/plain").send("this cannot be decided");
    return reply.redirect(`${publicUrl}/applicants/${found.id}`, 303);
  });
}

interface Visited {
  Querystring: { ticket?: string };
}

/** Mounts the page of the applicant, who hands in papers there instead of at the house. */
function mountVisit(
  app: FastifyInstance,
  applicants: Applicants,
  reporter: Reporter,
  { secret, publicUrl }: PaperidOptions,
): void {
  const visitor = ({ ticket = "" }: Visited["Querystring"]): Applicant | undefined =>
    applicants.find(readTicket(secret, ticket, Date.now()) ?? "");
  app.get<Visited>("/visit", async ({ query }, reply) => {
    const found = visitor(query);
    return found ? html(reply, visitPage(publicUrl, found, query.ticket ?? "")) : missing(reply);
  });
  app.post<Visited>("/visit", async ({ query }, reply) => {
    const found = visitor(query);
    if (!found) return missing(reply);
    const shown = { type: "SELFIE", contentType: "video", sizeBytes: 0 };
    const next = {
      ...found,
      documents: [...found.documents, shown],
      reviewStatus: "pending" as const,
    };
    applicants.change(found.id, { ...next, decision: null });
    reporter.tell(next, "applicantPending", null);
    return reply.redirect(`${publicUrl}/visit?ticket=${query.ticket}`, 303);
  });
}

/** Returns false for a decision that does not exist. */
function decide(
  applicants: Applicants,
  reporter: Reporter,
  applicant: Applicant,
  form: Readonly<Record<string, string>>,
): boolean {
  const { decision = "", label = "", times } = form;
  const known = Object.hasOwn(DECISIONS, decision) ? DECISIONS[decision] : undefined;
  if (!known || (decision === "reject" && !Object.hasOwn(REJECTIONS, label))) return false;
  const { review, words } = known(label);
  applicants.change(applicant.id, { reviewStatus: "completed", decision: words });
  const told = { ...applicant, reviewStatus: "completed" as const };
  reporter.tell(told, "applicantReviewed", review, times === "3" ? 3 : 1);
  return true;
}

const html = (reply: FastifyReply, page: string): FastifyReply =>
  reply.type("text/html; charset=utf-8").send(page);
