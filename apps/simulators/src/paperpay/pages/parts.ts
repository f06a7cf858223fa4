import { formatAmount } from "@houselight/contracts/money";
import type { Order } from "../orders.ts";
import { escape } from "./layout.ts";

/** Renders the heading of a page: title, amount and payee. */
export const heading = (title: string, order: Order): string =>
  `<h1>${escape(title)}</h1>
<p class="amount">${escape(formatAmount(order.amount_cents, order.currency))}\u00a0${escape(order.currency)}</p>
<p class="to">to ${escape(new URL(order.return_url).host)}</p>`;

export interface Field {
  readonly name: string;
  readonly label: string;
  readonly value?: string;
  readonly fault?: string | undefined;
  readonly hint?: string;
  readonly autocomplete?: string;
  readonly inputmode?: "numeric" | "text";
  readonly maxLength: number;
}

/** A labelled text field with its fault right under it. */
export function field(one: Field): string {
  const { name, label, value = "", fault, hint, maxLength } = one;
  const described = [fault ? `${name}-fault` : "", hint ? `${name}-hint` : ""].filter(Boolean);
  return `<div><label for="${name}">${escape(label)}</label>
<input type="text" id="${name}" name="${name}" value="${escape(value)}" maxlength="${maxLength}"
 autocomplete="${one.autocomplete ?? "off"}" inputmode="${one.inputmode ?? "text"}"${
   described.length > 0 ? ` aria-describedby="${described.join(" ")}"` : ""
 }${fault ? ' aria-invalid="true"' : ""}>${
   fault ? `<p class="fault" id="${name}-fault">${escape(fault)}</p>` : ""
 }${hint ? `<p class="note" id="${name}-hint">${escape(hint)}</p>` : ""}</div>`;
}

/** A button that says what became of the payment. The first one of a form is what Enter presses. */
export const outcomeButton = (value: string, text: string, kind: "pay" | "other"): string =>
  `<button class="${kind}" name="outcome" value="${value}">${escape(text)}</button>`;

/** Chooses the manner of delivery: faults that a shop must cope with. */
export const MANNER_FIELD = `<label>Reports arrive<select name="manner">
<option value="prompt">at once</option><option value="late">8 seconds late</option>
<option value="duplicate">several times</option><option value="reordered">in the wrong order</option>
</select></label>`;

export const form = (action: string, content: string): string =>
  `<form method="post" action="${escape(action)}" novalidate>${content}</form>`;

/** Facts a person has to copy. */
export const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<dt>${escape(name)}</dt><dd>${escape(value)}</dd>`).join("")}</dl>`;
