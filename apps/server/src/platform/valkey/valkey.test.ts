import { expect, it } from "vitest";
import { StartError } from "#platform/config";
import type { Log } from "#platform/log";
import { connectValkey } from "./valkey.ts";

it("says in one sentence that nothing answers, and nothing beside it", async () => {
  const said: unknown[] = [];
  const log = { warn: (...words: unknown[]) => void said.push(words) } as unknown as Log;
  // Port 9 discards: nobody listens there.
  const connecting = connectValkey("redis://:a-password@127.0.0.1:9", log);
  await expect(connecting).rejects.toThrow(StartError);
  await expect(connecting).rejects.toThrow("Nothing answers at redis://127.0.0.1:9 (VALKEY_URL).");
  expect(said).toEqual([]);
});
