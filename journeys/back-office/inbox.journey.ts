import { randomUUID } from "node:crypto";
import { listConversations, sendContactMessage } from "@houselight/contracts/support";
import { httpCaller, signedInOperator } from "@houselight/test-kit";
import { afterAll, beforeAll, expect, it } from "vitest";
import { visitDesk } from "../support/desk.ts";
import { type LiveHouse, openLiveHouse } from "../support/live-house.ts";
import { expectAccessible } from "../support/visitor.ts";

let live: LiveHouse;
beforeAll(async () => {
  live = await openLiveHouse();
});
afterAll(() => live?.close());

/** Writes a letter of a guest, and this many words of theirs after it. */
async function longConversation(words: number): Promise<number> {
  const email = `gus-${randomUUID()}@example.org`;
  const body = { name: "Gus", email, message: "The first of many" };
  expect((await httpCaller(live.url).call(sendContactMessage, { body })).status).toBe(201);
  const agent = await signedInOperator(live.house, live.url, "support");
  const { body: waiting } = await agent.call(listConversations, { query: { limit: 100 } });
  const id = waiting.find((one) => one.email === email)?.id as number;
  await live.house.database.query(
    `insert into support.messages (person_id, conversation_id, author, text, at)
     select m.person_id, m.conversation_id, 'visitor', 'Word ' || n, m.at
     from support.messages m, generate_series(1, $2::int) n where m.conversation_id = $1 order by n`,
    [id, words],
  );
  return id;
}

it("reads a long conversation back to its first word", async () => {
  const id = await longConversation(60);
  const desk = await visitDesk(live, { role: "support" });
  const { page, text } = desk;
  await desk.open(`/support/${id}`);
  const list = page.getByRole("list", { name: text("support.messages") });
  await list.getByText("Word 60", { exact: true }).waitFor();
  expect(await list.getByRole("listitem").count()).toBe(50);
  await expectAccessible(page, "conversation");
  const earlier = page.getByRole("button", { name: text("support.earlier") });
  await earlier.click();
  await list.getByText("The first of many", { exact: true }).waitFor();
  expect(await list.getByRole("listitem").count()).toBe(61);
  await earlier.waitFor({ state: "detached" });
  await desk.leave();
});

it("says in which department a conversation is, before and after it is given on (SUPPORT-03)", async () => {
  const id = await longConversation(0);
  const desk = await visitDesk(live, { role: "support" });
  const { page, text } = desk;
  await desk.open(`/support/${id}`);
  const department = (name: string) =>
    page.getByRole("definition").filter({ hasText: text(`support.departments.${name}`) });
  await department("general").waitFor();
  await page.getByRole("button", { name: text("support.claim"), exact: true }).click();
  await page.getByRole("button", { name: text("support.transfer"), exact: true }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel(text("support.department"), { exact: true }).selectOption("2");
  await dialog.getByLabel(text("parts.reason"), { exact: true }).fill("a member of the club");
  await dialog.getByRole("button", { name: text("support.transfer"), exact: true }).click();
  await department("vip").waitFor();
  // Whoever takes it reads why it was given on.
  await page.getByText("a member of the club", { exact: true }).waitFor();
  await desk.leave();
});
