import { randomUUID } from "node:crypto";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { readOfficeWords, type Words } from "@houselight/back-office/words";
import { createOperator } from "@houselight/server/testing";
import type { Page } from "playwright-core";
import { expect, onTestFailed } from "vitest";
import type { LiveHouse } from "./live-house.ts";
import { type Screen, SCREEN_SIZES } from "./matrix.ts";
import { keepTraces, PATIENCE_MS, watch } from "./visitor.ts";

const PASSWORD = "operators-of-journeys-7";
const SOURCE = join(
  dirname(createRequire(import.meta.url).resolve("@houselight/back-office/routes")),
);

/** An operator's browser at the back office. */
export interface Desk {
  readonly page: Page;
  readonly email: string;
  readonly password: string;
  /** Returns a text of the back office: `text("payments.approve")`. */
  text(key: string): string;
  /** Goes to a screen and waits for its name. */
  open(path: string): Promise<void>;
  /** A complaint of the browser that belongs to the journey. */
  allow(complaint: RegExp): void;
  /** Fails on whatever the browser complained about, and ends the visit. */
  leave(): Promise<void>;
}

interface DeskOptions {
  readonly role?: "support" | "cashier" | "manager";
  readonly screen?: Screen;
  readonly language?: string;
}

/** Opens a browser of a new operator at the sign-in of the back office. */
export async function visitOffice(
  live: LiveHouse,
  { role = "manager", screen = "wide", language = "en" }: DeskOptions = {},
): Promise<Desk> {
  const email = `${role}-${randomUUID().slice(0, 8)}@example.org`;
  await createOperator(live.house, { email, name: "Olga", role, password: PASSWORD });
  const touch = screen !== "wide";
  const context = await live.browser.newContext({
    baseURL: live.officeUrl,
    viewport: SCREEN_SIZES[screen],
    locale: language,
    hasTouch: touch,
    isMobile: touch,
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const complaints: string[] = [];
  const allowed: RegExp[] = [];
  context.on("page", (page) => watch(page, complaints));
  const page = await context.newPage();
  onTestFailed(async ({ task }) => {
    await keepTraces(task.name, context, complaints);
    await context.close();
  });
  await page.goto("/");
  const words = readOfficeWords(SOURCE, language);
  return {
    page,
    email,
    password: PASSWORD,
    text: (key) => textOf(words, key),
    open: async (path) => {
      await page.goto(path);
      await page.locator("#screen h1").waitFor();
      await page.waitForLoadState("networkidle");
    },
    allow: (complaint) => void allowed.push(complaint),
    leave: async () => {
      await context.close();
      expect(complaints.filter((text) => !allowed.some((one) => one.test(text)))).toEqual([]);
    },
  };
}

/** Opens the back office as an operator who is signed in. */
export async function visitDesk(live: LiveHouse, options: DeskOptions = {}): Promise<Desk> {
  const desk = await visitOffice(live, options);
  await signIn(desk);
  return desk;
}

/** Signs in by the form; the screen that was asked for opens. */
export async function signIn({ page, text, email, password }: Desk, typed = password) {
  await page.getByLabel(text("shell.email")).fill(email);
  await page.getByLabel(text("shell.password"), { exact: true }).fill(typed);
  await page.getByRole("button", { name: text("shell.signIn") }).click();
  if (typed === password) await page.locator("#screen h1").waitFor();
}

function textOf(words: Words, key: string): string {
  let found: string | Words | undefined = words;
  for (const part of key.split(".")) found = typeof found === "object" ? found[part] : undefined;
  if (typeof found !== "string") throw new Error(`there is no text ${key}`);
  return found;
}
