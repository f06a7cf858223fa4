import type { Browser } from "playwright-core";

/** An element of a page, as React takes it. */
export type MarkupNode =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, unknown>>, children: MarkupNode[]];

/**
 * Reads what a page shows out of its HTML, with a browser's own parser: the elements of its body without
 * scripts, comments and what React makes of them. Styles become objects, as React asks for.
 */
export async function readMarkup(browser: Browser, html: string): Promise<MarkupNode[]> {
  const page = await browser.newPage();
  try {
    return await page.evaluate((text) => {
      const shown = new DOMParser().parseFromString(text, "text/html");
      const styleOf = (element: Element) => {
        const style: Record<string, string> = {};
        for (const part of (element.getAttribute("style") ?? "").split(";")) {
          const [name = "", ...value] = part.split(":");
          const key = name.trim();
          if (key === "") continue;
          const asked = key.startsWith("--")
            ? key
            : key.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
          style[asked] = value.join(":").trim();
        }
        return style;
      };
      const read = (node: Node): MarkupNode | null => {
        if (node instanceof Text) return node.data;
        if (!(node instanceof Element) || node.localName === "script") return null;
        const attributes: Record<string, unknown> = {};
        for (const { name, value } of node.attributes)
          if (name === "class") attributes["className"] = value;
          else if (name === "for") attributes["htmlFor"] = value;
          else if (name === "style") attributes["style"] = styleOf(node);
          else attributes[name] = value;
        return [node.localName, attributes, childrenOf(node)];
      };
      const childrenOf = (node: Node): MarkupNode[] =>
        [...node.childNodes].map(read).filter((child) => child !== null);
      return childrenOf(shown.body);
    }, html);
  } finally {
    await page.close();
  }
}
