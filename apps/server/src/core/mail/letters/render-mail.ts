import { render } from "@react-email/render";
import { type BrandView, DEFAULT_LOCALE, localeOf } from "@houselight/contracts";
import { createElement, type FunctionComponent } from "react";
import { brandSite } from "#core/configuration";
import type { House } from "#platform/module";
import type { MailKind, SealedMail } from "../mail-data.ts";
import type { Pen } from "./letter.ts";
import { LETTERS } from "./letters.ts";
import { sayIn } from "./words.ts";

/** A mail as it is sent. */
export interface RenderedMail {
  readonly brand: BrandView;
  /** Address of the brand's site. */
  readonly url: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Headers of this mail alone. */
  readonly headers: Readonly<Record<string, string>>;
}

/** Writes a mail in the player's language, as HTML and as plain text. Throws for an unknown kind. */
export async function renderMail(
  { config }: Pick<House, "config">,
  kind: string,
  { language, brand: brandId, data }: Omit<SealedMail, "email">,
): Promise<RenderedMail> {
  const write = Object.hasOwn(LETTERS, kind) ? LETTERS[kind as MailKind] : undefined;
  if (!write) throw new Error(`nobody writes mails of the kind ${kind}`);
  const site = brandSite(config, brandId);
  const locale = localeOf(language);
  const prefix = locale === DEFAULT_LOCALE ? "" : `/${locale}`;
  const times = new Intl.DateTimeFormat(locale, {
    dateStyle: "long",
    timeStyle: "short",
    timeZone: "UTC",
  });
  const pen: Pen = {
    locale,
    site,
    say: sayIn(locale, kind),
    sayToAll: sayIn(locale, "all"),
    link: (path) => `${site.url}${prefix}${path}`,
    time: (iso) => `${times.format(new Date(iso))} UTC`,
  };
  const letter = createElement(write as unknown as FunctionComponent<{ pen: Pen; data: object }>, {
    pen,
    data,
  });
  return {
    brand: site.brand,
    url: site.url,
    subject: pen.say("subject", { brand: site.brand.name }),
    html: await render(letter),
    text: await render(letter, { plainText: true }),
    headers: unsubscribeHeaders(site.url, data["unsubscribe"]),
  };
}

/** Lets a reader's program end advertising by one POST (RFC 2369, RFC 8058). */
const unsubscribeHeaders = (url: string, path: string | undefined): Record<string, string> =>
  path === undefined
    ? {}
    : {
        "List-Unsubscribe": `<${url}${path}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
      };
