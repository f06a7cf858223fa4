/** Returns a value as JSON that may stand inside a script element. */
export const pageJson = (value: unknown): string =>
  JSON.stringify(value).replaceAll("<", "\\u003c");

/** Carries JSON from the server to the browser, which leaves the element as it is. */
export function PageJson({ id, json }: { readonly id: string; readonly json: string }) {
  return (
    <script
      id={id}
      type="application/json"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON without "<", which no browser runs
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}

/** Returns the JSON that the page of this browser carries under an id; null where it carries none. */
export const readPageJson = (id: string): string | null =>
  document.getElementById(id)?.textContent || null;
