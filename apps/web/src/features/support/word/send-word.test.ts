import { QueryClient } from "@tanstack/react-query";
import { afterEach, expect, it, vi } from "vitest";
import { CallError, RefusedError } from "../../../api/errors.ts";
import { forgetPlayer, playerQuery } from "../../../data/accounts.ts";
import {
  chatDraft,
  forgetChatDrafts,
  keepChatDraft,
} from "../../../data/visitor/chat/chat-draft.ts";
import { sendWord } from "./send-word.ts";

const ME = 7;
const lost = new CallError("", null);
afterEach(() => forgetChatDrafts(ME));

/** Sends what is typed, under the ids that are noted. */
const sending = (ids: string[], outcome: () => Promise<unknown>, writer: number | null = ME) => {
  const text = chatDraft(writer, "message").trim();
  return sendWord(writer, { text, what: text }, (id) => {
    ids.push(id);
    return outcome();
  }).catch((error: unknown) => error);
};
const idsOf = async (outcomes: readonly Error[], retype?: string) => {
  const ids: string[] = [];
  keepChatDraft(ME, "message", "Hello");
  for (const error of outcomes) await sending(ids, () => Promise.reject(error));
  if (retype) keepChatDraft(ME, "message", retype);
  await sending(ids, async () => ({}));
  return new Set(ids).size;
};

it("leaves its field once the house has it, but not what was typed meanwhile", async () => {
  keepChatDraft(ME, "message", "Hello");
  const answer = Promise.withResolvers<unknown>();
  const sent = sending([], () => answer.promise);
  keepChatDraft(ME, "message", "Hello\nAre you there?");
  answer.resolve({});
  await sent;
  expect(chatDraft(ME, "message")).toBe("Are you there?");
});

it("stays in its field without an answer, and is the same word when it is sent again", async () => {
  keepChatDraft(ME, "message", "Hello");
  await sending([], () => Promise.reject(lost));
  expect(chatDraft(ME, "message")).toBe("Hello");
  expect(await idsOf([lost, new RefusedError(429, []), lost])).toBe(1);
});

it("is another word once it is changed, or was refused", async () => {
  expect(await idsOf([lost], "Hello!")).toBe(2);
  expect(await idsOf([new RefusedError(422, [])])).toBe(2);
});

it("is the same word when a captcha was asked for before the house looked at it", async () => {
  const asked = { field: "captcha", code: "captcha_required", message: "" };
  expect(await idsOf([lost, new RefusedError(422, [asked])])).toBe(1);
});

it("is of who wrote it, and gone after signing out, as a guest's of this tab is", () => {
  vi.stubGlobal("fetch", () => Promise.reject(lost));
  keepChatDraft(null, "email", "gus@example.org");
  keepChatDraft(ME, "message", "Mine");
  expect([chatDraft(8, "message"), chatDraft(null, "message")]).toEqual(["", ""]);
  const client = new QueryClient();
  client.setQueryData(playerQuery.queryKey, { id: ME } as never);
  forgetPlayer(client);
  expect([chatDraft(ME, "message"), chatDraft(null, "email")]).toEqual(["", ""]);
  vi.unstubAllGlobals();
});
