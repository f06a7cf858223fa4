import type { CaptchaSetting } from "@houselight/contracts/sign-in";

/** The part of a vendor's script that its explicit rendering consists of. */
interface Widgets {
  render(
    container: HTMLElement,
    options: {
      readonly sitekey: string;
      callback(answer: string): void;
      "error-callback"(): void;
      "expired-callback"(): void;
    },
  ): unknown;
}

/** Under one of these names a vendor's script stands in the page. */
const NAMES = ["turnstile", "hcaptcha", "grecaptcha"] as const;
type VendorWindow = Partial<Record<(typeof NAMES)[number], Widgets>>;

type Widget = Extract<CaptchaSetting, { kind: "widget" }>;

/** Shows a vendor's widget and returns its answer. Throws when it cannot be shown, fails or expires. */
export async function solveByWidget(
  { site_key: sitekey, script_url: address }: Widget,
  container: HTMLElement | null,
  signal: AbortSignal,
): Promise<string> {
  if (!container) throw new Error("there is no place for the widget of the captcha");
  const widgets = await loadWidgets(address);
  signal.throwIfAborted();
  const place = container.appendChild(document.createElement("div"));
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error("the captcha was not answered"));
      signal.addEventListener("abort", fail, { once: true });
      widgets.render(place, {
        sitekey,
        callback: resolve,
        "error-callback": fail,
        "expired-callback": fail,
      });
    });
  } finally {
    place.remove();
  }
}

const vendor = (): Widgets | undefined => {
  const known = window as unknown as VendorWindow;
  return NAMES.map((name) => known[name]).find((one) => typeof one?.render === "function");
};

const READY_TRIES = 50;
const READY_PAUSE_MS = 100;

/** Loads the script once; some vendors are ready a moment after it. */
async function loadWidgets(address: string): Promise<Widgets> {
  if (!vendor()) await loadScript(address);
  for (let tries = 0; tries < READY_TRIES; tries += 1) {
    const widgets = vendor();
    if (widgets) return widgets;
    await new Promise((resolve) => setTimeout(resolve, READY_PAUSE_MS));
  }
  throw new Error("the script of the captcha brings no widget");
}

const loadScript = (address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = address;
    script.async = true;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error("the script of the captcha does not load"));
    });
    document.head.append(script);
  });
