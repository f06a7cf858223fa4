import Fastify from "fastify";

/** A vendor that speaks `siteverify`: an answer is right once, for the secret that it was made for. */
export async function openVendor(secret: string) {
  const right = new Set<string>();
  const asked: Record<string, string>[] = [];
  const vendor = Fastify();
  const state = { mode: "up" as "up" | "broken" | "nonsense" };
  vendor.addContentTypeParser(
    "application/x-www-form-urlencoded",
    { parseAs: "string" },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  vendor.post("/siteverify", async (request, reply) => {
    if (state.mode === "broken") return reply.code(500).send("down");
    if (state.mode === "nonsense") return reply.send("[]");
    const form = request.body as Record<string, string>;
    asked.push(form);
    if (form["secret"] !== secret)
      return { success: false, "error-codes": ["invalid-input-secret"] };
    const success = right.delete(form["response"] ?? "");
    return success
      ? { success, challenge_ts: new Date().toISOString(), hostname: "example.org" }
      : { success, "error-codes": ["invalid-input-response"] };
  });
  const address = await vendor.listen({ host: "127.0.0.1", port: 0 });
  return {
    url: `${address}/siteverify`,
    asked,
    state,
    /** Makes a right answer, as the vendor's widget does. */
    answer(): string {
      const token = `vendor-${crypto.randomUUID()}`;
      right.add(token);
      return token;
    },
    close: () => vendor.close(),
  };
}
