import type { Order } from "./ticket.ts";

const escape = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** The amount as a person reads it; `units` are smallest units per one. */
function shownAmount(order: Order): string {
  const width = { JPY: 0, ETH: 9, USDT: 6, BTC: 8, BCH: 8, LTC: 8, DOG: 8 }[order.currency] ?? 2;
  const digits = String(order.amount_cents).padStart(width + 1, "0");
  return width === 0 ? digits : `${digits.slice(0, -width)}.${digits.slice(-width)}`;
}

const CSS = `
:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#e9e4d8;color:#22242c;font:16px/1.5 system-ui,sans-serif;padding:16px}
main{background:#fffdf8;width:100%;max-width:420px;padding:28px;box-shadow:3px 6px 5px rgb(34 36 44/.22)}
h1{font-size:17px;margin:0 0 4px}.amount{font-size:34px;font-weight:700;font-variant-numeric:tabular-nums;margin:0 0 16px}
p{margin:0 0 16px}.note{color:#5b5e6b;font-size:14px}
button{display:block;width:100%;min-height:48px;margin-top:10px;border:0;border-radius:6px;font:600 16px system-ui,sans-serif;cursor:pointer}
button:focus-visible,select:focus-visible{outline:3px solid #2f62d9;outline-offset:2px}
.pay{background:#1d6f5c;color:#fff}.other{background:#ece7db;color:#22242c}
label{display:block;font-size:14px;margin-top:18px}select{width:100%;min-height:44px;font:inherit;margin-top:4px;background:#fff;border:1px solid #8b8d98;border-radius:6px;padding:0 8px}`;

/** The hosted payment page: says plainly that no real money moves. */
export function paymentPage(order: Order, action: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><title>Paperpay</title><style>${CSS}</style></head>
<body><main><h1>Paperpay</h1><p class="amount">${escape(shownAmount(order))} ${escape(order.currency)}</p>
<p class="note">A payment simulator: no real money moves and no card is asked for.</p>
<form method="post" action="${escape(action)}">
<button class="pay" name="outcome" value="succeeded">Pay</button>
<button class="other" name="outcome" value="declined">Decline</button>
<button class="other" name="outcome" value="canceled">Cancel</button>
<label>Reports arrive<select name="manner">
<option value="prompt">at once</option><option value="late">8 seconds late</option>
<option value="duplicate">several times</option><option value="reordered">in the wrong order</option>
</select></label></form></main></body></html>`;
}

export const messagePage = (message: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Paperpay</title><style>${CSS}</style></head>
<body><main><h1>Paperpay</h1><p>${escape(message)}</p></main></body></html>`;
