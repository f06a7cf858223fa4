import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { createUploads } from "./read-upload.ts";

const MAX_BYTES = 100;

/** A form as the parser hands it over, with one part. */
function form(part: object | undefined, headers: object = {}): FastifyRequest {
  const whole = part && {
    fieldname: "file",
    file: { truncated: false, resume: () => {} },
    toBuffer: async () => Buffer.from("a paper"),
    ...part,
  };
  return { isMultipart: () => true, headers, file: async () => whole } as unknown as FastifyRequest;
}
const refusal = (code: string) => expect.objectContaining({ code });

describe("an upload", () => {
  it("is its bytes", async () => {
    expect(Buffer.from(await createUploads().read(form({}), MAX_BYTES)).toString()).toBe("a paper");
  });

  it.each([
    [
      "cut by the parser, whose error came too late",
      form({ file: { truncated: true } }),
      "request_too_large",
    ],
    ["said to be larger than allowed", form({}, { "content-length": "9000" }), "request_too_large"],
    ["of another name", form({ fieldname: "paper" }), "malformed_request"],
    ["missing", form(undefined), "malformed_request"],
    [
      "found too large by the parser",
      form({
        toBuffer: async () => {
          throw Object.assign(new Error("large"), { code: "FST_REQ_FILE_TOO_LARGE" });
        },
      }),
      "request_too_large",
    ],
    [
      "broken off",
      form({
        toBuffer: async () => {
          throw new Error("aborted");
        },
      }),
      "malformed_request",
    ],
  ])("is refused when it is %s", async (_, request, code) => {
    await expect(createUploads().read(request, MAX_BYTES)).rejects.toEqual(refusal(code));
  });

  it("waits for none while twelve others come, and takes one again after them", async () => {
    const uploads = createUploads();
    let end = () => {};
    const held = new Promise<Buffer>((resolve) => {
      end = () => resolve(Buffer.from("a paper"));
    });
    const coming = Array.from({ length: 12 }, () =>
      uploads.read(form({ toBuffer: () => held }), MAX_BYTES),
    );
    await expect(uploads.read(form({}), MAX_BYTES)).rejects.toEqual(refusal("service_unavailable"));
    end();
    await Promise.all(coming);
    await expect(uploads.read(form({}), MAX_BYTES)).resolves.toHaveLength(7);
  });
});
