import { element, FIRST_REELS, foilBoard, ladderBoard, reelsBoard } from "./boards.ts";

interface LadderShown {
  readonly card: number;
  readonly table: number;
  readonly stake: number;
  readonly above: number | null;
  readonly below: number | null;
  readonly mayLayMore: boolean;
}

interface Opened {
  readonly ok: boolean;
  readonly code?: string;
  readonly seat: string;
  readonly name: string;
  readonly board: "reels" | "fields" | "ladder";
  readonly currency: string;
  readonly balance: number;
  readonly stakes: readonly number[];
  readonly returns: readonly string[];
  readonly pauseMs: number;
  readonly ladder: LadderShown | null;
  readonly words: Readonly<Record<string, string>>;
}

interface Shown {
  readonly ok: boolean;
  readonly code?: string;
  readonly balance?: number | null;
  readonly payout?: number;
  readonly shown?: unknown;
  readonly card?: number;
  readonly ladder?: LadderShown | null;
}

const asked = new URLSearchParams(location.hash.slice(1));
const site = asked.get("site") ?? "";
const game = asked.get("game") ?? "";
const locale = asked.get("locale") ?? "en";
const byId = (id: string) => document.getElementById(id) as HTMLElement;

/** Tells the page that the frame lies in, and no other. */
function tellSite(message: { readonly type: string; readonly code?: string }): void {
  if (site && parent !== window) parent.postMessage(message, site);
}

async function ask<Answer>(path: string, body: object): Promise<Answer> {
  const answer = await fetch(`api/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as Answer;
}

const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Shows a game and its bar, and plays it. */
class Table {
  readonly opened: Opened;
  readonly stake = element("select");
  readonly money = element("b");
  ladder: LadderShown | null;
  busy = false;
  lastAt = 0;

  constructor(opened: Opened) {
    this.opened = opened;
    this.ladder = opened.ladder;
    for (const cents of opened.stakes) {
      const option = element("option", "", this.amount(cents));
      option.value = String(cents);
      option.selected = cents === 100;
      this.stake.append(option);
    }
    this.showBalance(opened.balance);
    this.drawFirst();
    this.drawBar();
  }

  word(name: string): string {
    return this.opened.words[name] ?? name;
  }

  amount(cents: number): string {
    const { currency } = this.opened;
    const value = cents / 100;
    if (currency === "FUN")
      return new Intl.NumberFormat(locale, { minimumFractionDigits: 2 }).format(value);
    return new Intl.NumberFormat(locale, { style: "currency", currency }).format(value);
  }

  showBalance(cents: number | null | undefined): void {
    if (cents !== null && cents !== undefined) this.money.textContent = this.amount(cents);
  }

  drawFirst(): void {
    const { board } = this.opened;
    if (board === "reels") this.show(reelsBoard(FIRST_REELS));
    else if (board === "fields") this.show(foilBoard(null));
    else this.showLadder(this.ladder?.card ?? null);
  }

  show(board: HTMLElement): void {
    byId("board").replaceChildren(board);
  }

  showLadder(card: number | null): void {
    const table = this.ladder ? `${this.word("table")}: ${this.amount(this.ladder.table)}` : "";
    this.show(ladderBoard(card, table));
  }

  say(text: string): void {
    byId("said").textContent = text;
  }

  button(text: string, act: () => Promise<Shown>, main = false): HTMLButtonElement {
    const button = element("button", main ? "main" : "", text);
    button.type = "button";
    button.addEventListener("click", () => void this.act(act));
    return button;
  }

  drawBar(): void {
    const output = element("output", "", this.word("balance"), this.money);
    const stake = element("label", "", this.word("stake"), this.stake);
    const seat = { seat: this.opened.seat };
    const play = () => ask<Shown>("play", { ...seat, stake: Number(this.stake.value) });
    const step = (name: string) => () => ask<Shown>("step", { ...seat, step: name });
    const bar = byId("bar");
    const { board } = this.opened;
    if (board !== "ladder") {
      const word = this.word(board === "fields" ? "scratch" : "play");
      bar.replaceChildren(output, stake, this.button(word, play, true));
      return;
    }
    const { ladder } = this;
    if (!ladder) {
      bar.replaceChildren(output, stake, this.button(this.word("begin"), play, true));
      return;
    }
    const times = (factor: number) => `× ${(factor / 100).toLocaleString(locale)}`;
    const guess = (name: "above" | "below") => {
      const factor = ladder[name];
      const button = this.button(
        factor === null ? this.word(name) : `${this.word(name)} ${times(factor)}`,
        step(name),
        true,
      );
      button.disabled = factor === null;
      return button;
    };
    const more = this.button(`${this.word("more")} ${this.amount(ladder.stake)}`, step("more"));
    more.disabled = !ladder.mayLayMore;
    const take = this.button(`${this.word("take")} ${this.amount(ladder.table)}`, step("take"));
    bar.replaceChildren(output, guess("above"), guess("below"), more, take);
  }

  async act(act: () => Promise<Shown>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const focused = document.activeElement?.textContent ?? "";
    this.setBusy(true);
    const wait = this.lastAt + this.opened.pauseMs - Date.now();
    if (!this.ladder && wait > 0) await pause(wait);
    if (!this.ladder) this.lastAt = Date.now();
    byId("board").classList.toggle("spinning", this.opened.board === "reels");
    const answer = await act().catch((): Shown => ({ ok: false, code: "no_answer" }));
    if (this.opened.board === "reels" && answer.ok && !isStill) await pause(450);
    byId("board").classList.remove("spinning");
    if (answer.ok) this.take(answer);
    else this.refuse(answer.code ?? "");
    this.busy = false;
    this.setBusy(false);
    this.drawBar();
    this.focusOn(focused);
  }

  setBusy(busy: boolean): void {
    for (const button of byId("bar").querySelectorAll("button")) button.ariaDisabled = String(busy);
  }

  /** The bar is drawn anew: the keyboard stays where it was, or goes to the first way on. */
  focusOn(text: string): void {
    if (!text) return;
    const buttons = [...byId("bar").querySelectorAll("button:not(:disabled)")] as HTMLElement[];
    (buttons.find((one) => one.textContent === text) ?? buttons[0])?.focus();
  }

  take({ balance, payout, shown, card, ladder }: Shown): void {
    this.showBalance(balance);
    const { board } = this.opened;
    if (shown && board === "reels") this.show(reelsBoard(shown as typeof FIRST_REELS));
    if (shown && board === "fields")
      this.show(foilBoard(shown as { fields: number[]; prize: number }));
    if (ladder !== undefined) {
      const before = this.ladder?.card ?? null;
      this.ladder = ladder;
      this.showLadder(card ?? ladder?.card ?? before);
    }
    if (payout !== undefined) {
      const lost = this.word(board === "ladder" ? "wrong" : "lost");
      const won = payout > 0 ? `${this.word("won")} ${this.amount(payout)}` : lost;
      this.say(balance === null ? `${won} ${this.word("later")}` : won);
    } else this.say("");
    tellSite({ type: "balance" });
  }

  refuse(code: string): void {
    const words: Record<string, string> = { not_enough_money: "noMoney", session_ended: "ended" };
    this.say(this.word(words[code] ?? "refused"));
    tellSite({ type: "error", code });
  }
}

const percent = (text: string): string =>
  (Number(text) / 100).toLocaleString(locale, { style: "percent", minimumFractionDigits: 2 });

async function open(): Promise<void> {
  document.documentElement.lang = locale;
  const session = asked.get("session");
  const opened = await ask<Opened>("open", { game, locale, ...(session ? { session } : {}) });
  if (!opened.ok) {
    byId("said").textContent = opened.words["ended"] ?? "";
    tellSite({ type: "error", code: opened.code ?? "" });
    return;
  }
  document.title = opened.name;
  byId("name").textContent = opened.name;
  byId("mode").textContent = opened.words[session ? "real" : "demo"] ?? "";
  byId("returns").textContent =
    `${opened.words["returns"]}: ${opened.returns.map(percent).join(" – ")}`;
  new Table(opened);
}

void open();
