/** Somebody at the page of a provider of identities, as they present themselves. */
export interface ProviderVisitor {
  readonly email: string;
  readonly verified?: boolean;
  readonly cancels?: boolean;
}

/** Holds what the provider hands back to the page of the site. */
export interface Handed {
  readonly state: string;
  readonly code?: string;
  readonly iss?: string;
  readonly error?: string;
}

const STEPS_MAX = 12;

/** Goes through the provider's pages as a browser does, to the path of the site. Returns what it hands back. */
export async function visitProvider(
  address: string,
  callbackPath: string,
  visitor: ProviderVisitor,
): Promise<Handed> {
  const cookies = new Map<string, string>();
  let next = new URL(address);
  for (let steps = 0; steps < STEPS_MAX; steps++) {
    if (next.pathname === callbackPath) {
      const { error_description: _, ...handed } = Object.fromEntries(next.searchParams);
      return handed as unknown as Handed;
    }
    const answer = await fetch(next, {
      redirect: "manual",
      headers: { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join("; ") },
      ...(next.pathname.includes("/interaction/") ? { method: "POST", body: formOf(visitor) } : {}),
    });
    for (const set of answer.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value) cookies.set(name, value);
      else cookies.delete(name);
    }
    const location = answer.headers.get("location");
    if (!location) throw new Error(`${next.href} answers ${answer.status}: ${await answer.text()}`);
    next = new URL(location, next);
  }
  throw new Error("the provider leads in circles");
}

const formOf = ({ email, verified = true, cancels = false }: ProviderVisitor): URLSearchParams =>
  new URLSearchParams({
    email,
    ...(verified ? { verified: "yes" } : {}),
    answer: cancels ? "cancel" : "go",
  });
