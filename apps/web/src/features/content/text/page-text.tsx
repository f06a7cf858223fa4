import { fillVariables } from "@houselight/contracts/configuration";
import type { ContentPageView } from "@houselight/contracts/content";
import type { ComponentType } from "react";
import { activeCurrency, useAccounts } from "../../../data/wallet.ts";
import { splitContent } from "./placeholders.ts";
import { RichText } from "./rich-text.tsx";

/** A live part, with the parameters that its placeholder carries. */
type LiveComponent = ComponentType<{ readonly parameters: Readonly<Record<string, string>> }>;
/** Live parts by the names of their placeholders. */
export type LiveParts = Readonly<Record<string, LiveComponent>>;

/**
 * Shows the text of a page of words: its variables filled in the currency that is played in, and a live
 * part in the place of each placeholder. One that no part stands for shows nothing.
 */
export function PageText({
  page: { content, meta, json },
  parts = {},
}: {
  readonly page: ContentPageView;
  readonly parts?: LiveParts;
}) {
  const currency = activeCurrency(useAccounts());
  const html = fillVariables(content, escapedVariables(json.variables), currency);
  return splitContent(html, meta.json).map((part, place) => {
    if ("html" in part) return <RichText key={`${place}:${part.html}`} html={part.html} />;
    const { placeholder, parameters } = part;
    const Part = Object.hasOwn(parts, placeholder) ? parts[placeholder] : undefined;
    return Part ? <Part key={`${place}:${placeholder}`} parameters={parameters} /> : null;
  });
}

/** Values as mere text inside HTML. */
const escapedVariables = (variables: ContentPageView["json"]["variables"] = {}) =>
  Object.fromEntries(
    Object.entries(variables).map(([name, values]) => [
      name,
      Object.fromEntries(
        Object.entries(values).map(([code, value]) => [
          code,
          value
            .replaceAll("&", "&amp;")
            .replaceAll("<", "&lt;")
            .replaceAll(">", "&gt;")
            .replaceAll('"', "&quot;"),
        ]),
      ),
    ]),
  );
