import { getDocumentFile, getVerification, signDocumentAddress } from "@houselight/contracts";
import { signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openVerification, png, type VerificationKit } from "../../verification.testing.ts";
import { type FakeS3, openS3 } from "./s3.testing.ts";

let store: FakeS3;
let kit: VerificationKit;
beforeAll(async () => {
  store = await openS3();
  const { url, bucket, region, keyId, secret } = store.settings;
  kit = await openVerification({
    DOCUMENTS_S3_URL: url,
    DOCUMENTS_S3_BUCKET: bucket,
    DOCUMENTS_S3_REGION: region,
    DOCUMENTS_S3_KEY_ID: keyId,
    DOCUMENTS_S3_SECRET: secret,
  });
});
afterAll(async () => {
  await kit.close();
  await store.close();
});

it("keeps documents sealed in a bucket, and shows them to operators as they were", async () => {
  const player = await kit.newPlayer();
  const bytes = png("a face and a name");
  const { status, body } = await player.upload("identity", bytes);
  expect(status).toBe(201);
  const id = body.id as string;
  const kept = store.objects.get(`${id.slice(0, 2)}/${id}.sealed`);
  expect(kept?.length).toBeGreaterThan(bytes.length);
  expect(kept?.includes("a face and a name")).toBe(false);
  expect(kept?.includes("PNG")).toBe(false);
  const operator = await signedInOperator(kit.house, kit.url, "manager");
  const { url } = (await operator.call(signDocumentAddress, { params: { id } })).body;
  const query = Object.fromEntries(new URL(url, kit.url).searchParams) as never;
  const file = await operator.call(getDocumentFile, { params: { id }, query });
  expect(file.status).toBe(200);
  expect(JSON.stringify(file.body)).toContain("a face and a name");
});

it("answers that it is unavailable while the bucket is away, and keeps nothing", async () => {
  const player = await kit.newPlayer();
  store.failing = 3;
  const before = store.objects.size;
  expect(await player.upload("identity", png("unseen"))).toMatchObject({
    status: 503,
    body: { errors: { base: { service_unavailable: expect.any(String) } } },
  });
  expect(store.objects.size).toBe(before);
  expect((await player.caller.call(getVerification, {})).body.documents).toEqual([]);
  expect((await player.upload("identity", png("unseen"))).status).toBe(201);
});
