import {
  Body,
  Button,
  Container,
  Head,
  Heading,
  Html,
  Link,
  Preview,
  Section,
  Text,
} from "@react-email/components";
import { createElement as h, type ReactElement, type ReactNode } from "react";
import type { Locale } from "@houselight/contracts";
import type { BrandSite } from "#core/configuration";
import { lookOf } from "./brand-look.ts";
import type { Say } from "./words.ts";

/** Tools that every mail is written with, besides its own data. */
export interface Pen {
  readonly locale: Locale;
  readonly site: BrandSite;
  /** Words of this kind of mail. */
  readonly say: Say;
  /** Words of all mails. */
  readonly sayToAll: Say;
  /** Returns a page of the site in the player's language. */
  link(path: string): string;
  /** Says a time in the player's language, in UTC. */
  time(iso: string): string;
}

const FONT = "'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const text = { fontSize: "16px", lineHeight: "26px", margin: "0 0 16px" } as const;

/** The frame of every mail: the brand's band, what is said, and who says it. */
export function Letter({
  pen,
  children,
}: {
  readonly pen: Pen;
  readonly children: ReactNode;
}): ReactElement {
  const { locale, site, say, sayToAll } = pen;
  const { brand, url, organisation } = site;
  const look = lookOf(brand.theme);
  const small = { ...text, fontSize: "13px", lineHeight: "20px", margin: "0 0 6px" };
  const foot = { ...small, color: look.dim };
  return h(
    Html,
    { lang: locale },
    h(Head, null, h("meta", { name: "color-scheme", content: "light" })),
    h(Preview, null, say("subject", { brand: brand.name })),
    h(
      Body,
      { style: { margin: 0, padding: "24px 8px", backgroundColor: look.desk, fontFamily: FONT } },
      h(
        Container,
        { style: { maxWidth: "560px", backgroundColor: look.paper, borderRadius: "14px" } },
        h(
          Section,
          {
            style: {
              backgroundColor: look.band,
              padding: "22px 32px",
              borderRadius: "14px 14px 0 0",
            },
          },
          h(
            Link,
            { href: url, style: { color: look.onBand, fontSize: "20px", fontWeight: 700 } },
            brand.name,
          ),
        ),
        h(
          Section,
          { style: { padding: "28px 32px 20px", color: look.ink } },
          h(
            Heading,
            { as: "h1", style: { fontSize: "24px", lineHeight: "32px", margin: "0 0 16px" } },
            say("title", { brand: brand.name }),
          ),
          children,
        ),
        h(
          Section,
          { style: { padding: "16px 32px 24px", borderTop: `1px solid ${look.line}` } },
          h(Text, { style: foot }, sayToAll("why", { brand: brand.name })),
          h(Text, { style: foot }, sayToAll("help", { email: brand.support_email })),
          organisation
            ? h(Text, { style: foot }, `${organisation.name} · ${organisation.address}`)
            : null,
        ),
      ),
    ),
  );
}

export const Paragraph = ({ children }: { readonly children: string }): ReactElement =>
  h(Text, { style: text }, children);

/** The one thing to do, and its address as text for who cannot press it. */
export function Action({ pen, path }: { readonly pen: Pen; readonly path: string }): ReactElement {
  const look = lookOf(pen.site.brand.theme);
  const href = pen.link(path);
  const button = {
    backgroundColor: look.action,
    color: look.onAction,
    borderRadius: "8px",
    padding: "14px 24px",
    fontSize: "16px",
    fontWeight: 600,
  };
  return h(
    Section,
    { style: { margin: "4px 0 20px" } },
    h(Button, { href, style: button }, pen.say("action")),
    h(
      Text,
      { style: { ...text, fontSize: "13px", lineHeight: "20px", margin: "16px 0 0" } },
      pen.sayToAll("orCopy"),
      h("br"),
      h(Link, { href, style: { color: look.link, wordBreak: "break-all" } }, href),
    ),
  );
}

/** The lines that say when and from where something was done. */
export function Deed({
  pen,
  at,
  ip,
  device,
}: {
  readonly pen: Pen;
  readonly at: string;
  readonly ip: string;
  readonly device: string;
}): ReactElement {
  const { sayToAll } = pen;
  const lines = [
    sayToAll("when", { time: pen.time(at) }),
    sayToAll("device", { device: device || sayToAll("unknownDevice") }),
    sayToAll("address", { ip }),
  ];
  const style = { ...text, fontSize: "15px", backgroundColor: "#f4f1ea", padding: "12px 16px" };
  return h(
    Text,
    { style },
    lines.flatMap((line, index) => (index === 0 ? [line] : [h("br", { key: index }), line])),
  );
}
