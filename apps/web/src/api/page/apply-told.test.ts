import { notifyManager, QueryClient, QueryObserver } from "@tanstack/react-query";
import { describe, expect, it, vi } from "vitest";
import { applyTold } from "./apply-told.ts";

const KEY = ["player", "list"] as const;
const add = (entry: string) => (known: readonly string[]) =>
  known.includes(entry) ? known : [...known, entry];

/** A query whose answers come when the test gives them. */
function openList() {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const answers: PromiseWithResolvers<readonly string[]>[] = [];
  const read = () =>
    client.fetchQuery({
      queryKey: KEY,
      queryFn: () => {
        const answer = Promise.withResolvers<readonly string[]>();
        answers.push(answer);
        return answer.promise;
      },
    });
  const shown = () => client.getQueryData<readonly string[]>(KEY);
  return { client, answers, read, shown };
}

describe("what the house tells while it is asked", () => {
  it("stays when an older answer comes after it", async () => {
    const { client, answers, read, shown } = openList();
    client.setQueryData(KEY, ["first"]);
    const reading = read();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    applyTold(client, KEY, add("told"));
    expect(shown()).toEqual(["first", "told"]);
    const drawn: unknown[] = [];
    const watcher = new QueryObserver<readonly string[]>(client, { queryKey: KEY, enabled: false });
    // As React does it: what is drawn is read a moment after it was told.
    const draw = notifyManager.batchCalls(() => void drawn.push(watcher.getCurrentResult().data));
    const leave = watcher.subscribe(draw);
    answers[0]?.resolve(["first", "from before"]);
    await reading;
    await vi.waitFor(() => expect(shown()).toEqual(["first", "from before", "told"]));
    // Nobody draws the older answer by itself.
    await vi.waitFor(() => expect(drawn.at(-1)).toEqual(shown()));
    expect(drawn).not.toContainEqual(["first", "from before"]);
    leave();
  });

  it("is added to the first answer, which may be older", async () => {
    const { client, answers, read, shown } = openList();
    const reading = read();
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    applyTold(client, KEY, add("told"));
    applyTold(client, KEY, add("told later"));
    expect(shown()).toBeUndefined();
    answers[0]?.resolve(["first"]);
    await reading;
    await vi.waitFor(() => expect(shown()).toEqual(["first", "told", "told later"]));
  });

  it("is forgotten with an answer that did not come, and changes no answer asked for later", async () => {
    const { client, answers, read, shown } = openList();
    client.setQueryData(KEY, ["first"]);
    const reading = read().catch(() => "lost");
    await vi.waitFor(() => expect(answers).toHaveLength(1));
    applyTold(client, KEY, add("told"));
    answers[0]?.reject(new Error("lost"));
    expect(await reading).toBe("lost");
    const again = read();
    await vi.waitFor(() => expect(answers).toHaveLength(2));
    answers[1]?.resolve(["first"]);
    await again;
    await Promise.resolve();
    expect(shown()).toEqual(["first"]);
  });

  it("reaches every query below the key, and none that is not there", () => {
    const { client } = openList();
    client.setQueryData([...KEY, "en"], ["first"]);
    client.setQueryData(["player", "other"], ["first"]);
    applyTold(client, KEY, add("told"));
    expect(client.getQueryData([...KEY, "en"])).toEqual(["first", "told"]);
    expect(client.getQueryData(["player", "other"])).toEqual(["first"]);
    expect(client.getQueryData(KEY)).toBeUndefined();
  });
});
