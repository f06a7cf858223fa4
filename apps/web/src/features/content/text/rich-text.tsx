import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { addressOf } from "../../../shell/links/anchor/address-of.ts";
import { isPageHere, placeOfAddress } from "../../../shell/links/anchor/place-of-address.ts";
import { opensElsewhere } from "../../../shell/links/opens-elsewhere.ts";
import { ownPath, withLocalLinks } from "./local-links.ts";

/** Rich text of the house. Its links within the site change the page as all others do. */
export function RichText({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const router = useRouter();
  const { locale } = router.options.context;
  useEffect(() => {
    const { current } = text;
    function follow(event: MouseEvent) {
      const { target, button } = event;
      const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
      const address = ownPath(href ?? "", locale);
      const plain = button === 0 && !opensElsewhere(event);
      if (!plain || !isPageHere(address)) return;
      event.preventDefault();
      const { to, search, hash } = placeOfAddress(address);
      void router.navigate({ to, search: search as object, hash });
    }
    current?.addEventListener("click", follow);
    return () => current?.removeEventListener("click", follow);
  }, [router, locale]);
  // Cleaned on the server, where it is written (`core/content/clean-html.ts`).
  const local = withLocalLinks(html, (address) => addressOf(router, placeOfAddress(address)));
  return <div ref={text} className="rich-text" dangerouslySetInnerHTML={{ __html: local }} />;
}
