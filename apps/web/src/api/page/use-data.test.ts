import { QueryClient, queryOptions } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { keptOf } from "./use-data.ts";

const FOREVER = Number.POSITIVE_INFINITY;
const query = queryOptions({
  queryKey: ["visitor"],
  queryFn: () => Promise.resolve("read"),
  staleTime: FOREVER,
  gcTime: FOREVER,
});

/** The parts of a page are told in a task of their own. */
const told = (tell: () => void) => vi.waitFor(() => expect(tell).toHaveBeenCalled());

it("watches a query once for all who ask, and tells each of them", async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(query.queryKey, "first");
  const [one, two] = [vi.fn(), vi.fn()];
  const kept = keptOf(queryClient, query);
  const ends = [kept.subscribe(one), keptOf(queryClient, query).subscribe(two)];
  const watched = queryClient.getQueryCache().find({ queryKey: query.queryKey });
  expect(watched?.getObserversCount()).toBe(1);
  expect(kept.read()).toBe("first");

  queryClient.setQueryData(query.queryKey, "second");
  await Promise.all([told(one), told(two)]);
  expect(kept.read()).toBe("second");

  ends[0]?.();
  one.mockClear();
  two.mockClear();
  queryClient.setQueryData(query.queryKey, "third");
  await told(two);
  expect(one).not.toHaveBeenCalled();

  ends[1]?.();
  expect(watched?.getObserversCount()).toBe(0);
  queryClient.setQueryData(query.queryKey, "fourth");
  expect(kept.read()).toBe("fourth");
  const again = vi.fn();
  kept.subscribe(again);
  queryClient.setQueryData(query.queryKey, "fifth");
  await told(again);
});

it("reads what is not there yet as soon as somebody listens", async () => {
  const queryClient = new QueryClient();
  const kept = keptOf(queryClient, query);
  expect(kept.read()).toBeUndefined();
  kept.subscribe(() => {});
  await vi.waitFor(() => expect(kept.read()).toBe("read"));
});

it("keeps the pages of two visitors apart", () => {
  const [mine, yours] = [new QueryClient(), new QueryClient()];
  mine.setQueryData(query.queryKey, "mine");
  yours.setQueryData(query.queryKey, "yours");
  expect(keptOf(mine, query).read()).toBe("mine");
  expect(keptOf(yours, query).read()).toBe("yours");
});
