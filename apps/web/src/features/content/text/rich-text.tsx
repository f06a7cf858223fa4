import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { isPageHere, placeOfAddress } from "../../../shell/links/anchor/place-of-address.ts";
import { opensElsewhere } from "../../../shell/links/opens-elsewhere.ts";

/** Rich text of the house. Its links within the site change the page as all others do. */
export function RichText({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(() => {
    const { current } = text;
    function follow(event: MouseEvent) {
      const { target, button } = event;
      const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
      const plain = button === 0 && !opensElsewhere(event);
      if (!plain || !href || !isPageHere(href)) return;
      event.preventDefault();
      const { to, search, hash } = placeOfAddress(href);
      void router.navigate({ to, search: search as object, hash });
    }
    current?.addEventListener("click", follow);
    return () => current?.removeEventListener("click", follow);
  }, [router]);
  // Cleaned on the server, where it is written (`core/content/clean-html.ts`).
  return <div ref={text} className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}
