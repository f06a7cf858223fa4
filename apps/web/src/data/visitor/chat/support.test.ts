import type { ChatMessageView, ChatView } from "@houselight/contracts/support";
import { QueryClient } from "@tanstack/react-query";
import { expect, it, vi } from "vitest";
import { call } from "../../../api/call.ts";
import { applyChatMessage, chatQuery, withMessage } from "./support.ts";

vi.mock("../../../api/call.ts", () => ({ call: vi.fn() }));

const said = (id: number, author: ChatMessageView["author"] = "agent"): ChatMessageView => ({
  id,
  author,
  text: `${id}`,
  at: "2026-01-01T00:00:00Z",
});
const conversation = { id: 1, state: "claimed", department: 26 } as const;
const chat: ChatView = {
  adapter: "live_chat",
  department: 26,
  name: "Ada",
  restore_id: null,
  guest_restore_id: null,
  conversation,
  messages: [said(1), said(4)],
  has_more: false,
  unread: 0,
};

it("adds a message in its place, once, and counts answers alone", () => {
  const first = withMessage(chat, { conversation, message: said(3) });
  const again = withMessage(first, { conversation, message: said(3) });
  const own = withMessage(again, { conversation, message: said(5, "visitor") });
  expect(own.messages.map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  expect(own.unread).toBe(1);
});

it("follows the state of the conversation", () => {
  const closed = { ...conversation, state: "closed" as const };
  expect(withMessage(chat, { conversation: closed, message: null }).conversation).toBeNull();
});

it("keeps what was said while an older answer was on its way", async () => {
  const client = new QueryClient();
  client.setQueryData(chatQuery.queryKey, chat);
  const answer = Promise.withResolvers<unknown>();
  vi.mocked(call).mockReturnValue(answer.promise as never);
  const reading = client.fetchQuery({ ...chatQuery, staleTime: 0 });
  applyChatMessage(client, { conversation, message: said(5) });
  answer.resolve({ ...chat, conversation: null, name: "Bea" });
  const { messages, unread, name, ...read } = await reading;
  expect(messages.map(({ id }) => id)).toEqual([1, 4, 5]);
  expect([unread, name, read.conversation]).toEqual([1, "Bea", conversation]);
});

it("keeps what is shown when the latest messages are read again: the page of them moves on", async () => {
  const client = new QueryClient();
  const read = (messages: ChatMessageView[], more: Partial<ChatView> = {}) => {
    vi.mocked(call).mockResolvedValue({ ...chat, has_more: true, messages, ...more } as never);
    return client.fetchQuery({ ...chatQuery, staleTime: 0 });
  };
  const ids = async (reading: Promise<ChatView>) => (await reading).messages.map(({ id }) => id);
  client.setQueryData(chatQuery.queryKey, chat);
  const moved = await read([said(4), said(6)]);
  expect([moved.messages.map(({ id }) => id), moved.has_more]).toEqual([[1, 4, 6], false]);
  // More was said meanwhile than an answer holds, or another history was joined.
  expect(await ids(read([said(8), said(9)]))).toEqual([8, 9]);
  expect(await ids(read([said(9), said(10)], { guest_restore_id: "joined" }))).toEqual([9, 10]);
});
