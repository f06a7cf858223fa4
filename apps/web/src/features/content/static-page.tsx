import { type ReactNode, Fragment } from "react";
import { useClientContext } from "../../data/configuration.ts";
import { type Facts, factsOf, type StaticText, withFacts } from "./static-text.ts";

/** A page of words: a title, what it is about in a sentence, and sections. */
export function StaticPage({
  text,
  extras = {},
}: {
  readonly text: StaticText;
  /** Parts that follow the words of a section, by its place. */
  readonly extras?: Readonly<Record<number, ReactNode>>;
}) {
  const facts = factsOf(useClientContext());
  return (
    <article className="page max-w-3xl pt-10">
      <h1 className="text-2xl">{text.title}</h1>
      <p className="mt-3 text-dim text-md">{withFacts(text.lead, facts)}</p>
      {text.sections.map((section, place) => (
        <section key={section.title} className="mt-8">
          <h2 className="text-lg">{section.title}</h2>
          {section.text.map((paragraph) => (
            <p key={paragraph} className="mt-2 text-md">
              <Written text={paragraph} facts={facts} />
            </p>
          ))}
          {section.list ? (
            <ul className="mt-2 list-disc space-y-1 pl-6 text-md marker:text-dim">
              {section.list.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          ) : null}
          {extras[place]}
        </section>
      ))}
    </article>
  );
}

/** A text with its facts; the address for letters is a link. */
function Written({ text, facts }: { readonly text: string; readonly facts: Facts }) {
  const { email, ...rest } = facts;
  const parts = withFacts(text, rest).split("{email}");
  return parts.map((part, place) => (
    <Fragment key={part}>
      {place > 0 ? (
        <a href={`mailto:${email}`} className="break-all text-link">
          {email}
        </a>
      ) : null}
      {part}
    </Fragment>
  ));
}
