import { Button, buttonClass } from "@houselight/ui/button";
import { lazy, Suspense, useState } from "react";
import { useTranslations } from "use-intl/react";
import { usePlayer } from "../../../data/accounts.ts";
import { ModalLink } from "../../../shell/modal-link.tsx";
import { readBook } from "./read-book.ts";

const BookPreview = lazy(() => import("./book-preview.tsx"));

/**
 * Offers a book inside a page of words (CMS-12): its formats to players, an account to guests, and to
 * both a look into it. What it is called and where it lies stands beside the placeholder.
 */
export function BookPromo({
  parameters,
}: {
  readonly parameters: Readonly<Record<string, string>>;
}) {
  const t = useTranslations("content.book");
  const player = usePlayer();
  const [isOpen, setOpen] = useState(false);
  const book = readBook(parameters);
  if (!book) return null;
  return (
    <section
      aria-label={book.title}
      className="mt-8 flex flex-col gap-4 rounded-tile bg-surface-1 p-6 shadow-paper md:p-8"
    >
      {book.chips.length > 0 ? (
        <ul className="flex flex-wrap gap-2">
          {book.chips.map((chip) => (
            <li key={chip} className="rounded bg-surface-2 px-2 py-1 text-amber text-xs">
              {chip}
            </li>
          ))}
        </ul>
      ) : null}
      <h2 className="text-xl">{book.title}</h2>
      {book.text ? <p className="max-w-prose text-dim">{book.text}</p> : null}
      <div className="flex flex-wrap gap-3">
        {player ? (
          book.formats.map(({ format, url }) => (
            <a key={format} href={url} download className={buttonClass({ kind: "action" })}>
              {t(format)}
            </a>
          ))
        ) : (
          <ModalLink modal="registration" className={buttonClass({ kind: "action" })}>
            {t("register")}
          </ModalLink>
        )}
        {book.preview ? (
          <Button aria-haspopup="dialog" onClick={() => setOpen(true)}>
            {t("preview")}
          </Button>
        ) : null}
      </div>
      {book.preview && isOpen ? (
        <Suspense fallback={null}>
          <BookPreview title={book.title} slug={book.preview} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </section>
  );
}
