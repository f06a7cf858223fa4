import type { ContentPageView } from "@houselight/contracts/content";
import { useRouter } from "@tanstack/react-router";
import { type ComponentType, useEffect, useRef } from "react";
import { FairnessFormula, FairnessProgram } from "./fairness/fairness-code.tsx";
import { HelpLines } from "./help-lines.tsx";
import { splitContent } from "./placeholders.ts";

/** Live parts that a page may name in braces: `{{help-lines}}` (CMS-05). An unknown one shows nothing. */
const LIVE_PARTS: Readonly<Record<string, ComponentType>> = {
  "help-lines": HelpLines,
  "fairness-formula": FairnessFormula,
  "fairness-program": FairnessProgram,
};

/** A page of words: its title, its one sentence, and rich text with live parts in it. */
export function ContentPage({ page }: { readonly page: ContentPageView }) {
  const { title, content, language, meta, json } = page;
  return (
    <article lang={language} className="page max-w-3xl pt-10">
      {json.bannerImage ? <BannerImage image={json.bannerImage} /> : null}
      <h1 className="text-2xl">{title}</h1>
      {meta.mainContent ? <p className="mt-3 text-dim text-md">{meta.mainContent}</p> : null}
      {splitContent(content, meta.json).map((part, place) =>
        "html" in part ? (
          <RichText key={`${place}:${part.html}`} html={part.html} />
        ) : (
          <LivePart key={`${place}:${part.placeholder}`} name={part.placeholder} />
        ),
      )}
    </article>
  );
}

/** Rich text of the house. Its links within the site change the page as all others do. */
function RichText({ html }: { readonly html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const router = useRouter();
  useEffect(() => {
    const { current } = text;
    function follow(event: MouseEvent) {
      const { target, button, ctrlKey, metaKey, shiftKey, altKey } = event;
      const href = target instanceof Element ? target.closest("a")?.getAttribute("href") : null;
      const plain = button === 0 && !(ctrlKey || metaKey || shiftKey || altKey);
      if (!plain || !href?.startsWith("/")) return;
      event.preventDefault();
      void router.navigate({ to: href });
    }
    current?.addEventListener("click", follow);
    return () => current?.removeEventListener("click", follow);
  }, [router]);
  // Cleaned on the server, where it is written (`core/content/clean-html.ts`).
  return <div ref={text} className="rich-text" dangerouslySetInnerHTML={{ __html: html }} />;
}

function LivePart({ name }: { readonly name: string }) {
  const Part = Object.hasOwn(LIVE_PARTS, name) ? LIVE_PARTS[name] : undefined;
  return Part ? <Part /> : null;
}

function BannerImage({
  image,
}: {
  readonly image: { src: string; srcRetina?: string | undefined };
}) {
  const { src, srcRetina } = image;
  return (
    <img
      src={src}
      srcSet={srcRetina ? `${src} 1x, ${srcRetina} 2x` : undefined}
      alt=""
      className="mb-8 w-full rounded-tile"
    />
  );
}
