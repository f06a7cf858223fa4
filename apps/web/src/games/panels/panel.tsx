import { useHeldFocus } from "@houselight/ui/button";
import { CopyButton } from "@houselight/ui/copy-button";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { Link } from "../../shell/links/anchor/link.tsx";

/** A card beside the stage. */
export function Panel({
  title,
  children,
}: {
  readonly title: string;
  readonly children: ReactNode;
}) {
  return (
    <section className="flex flex-col gap-2 rounded-tile bg-surface-1 p-4">
      <h2 className="text-md">{title}</h2>
      {children}
    </section>
  );
}

/** A fact and its value on one line. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className="flex items-baseline justify-between gap-4 text-sm">
      <dt className="text-dim">{name}</dt>
      <dd className="money whitespace-normal text-right font-medium">{children}</dd>
    </div>
  );
}

/** A code under its name, whole or with its middle left out, and the button that copies it. */
export function CopiedCode({
  name,
  text,
  short = false,
}: {
  readonly name: string;
  readonly text: string;
  readonly short?: boolean;
}) {
  const t = useTranslations("site");
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-2">
      <dt className="self-end text-dim">{name}</dt>
      <dd className="col-start-1 self-start">
        {short ? (
          <ShortCode text={text} />
        ) : (
          <code className="break-all font-mono text-xs">{text}</code>
        )}
      </dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton
          text={text}
          label={t("copy", { label: name })}
          copiedLabel={t("copied", { label: name })}
        />
      </dd>
    </div>
  );
}

/** A link to the page with the formula; it opens beside the game, which goes on. */
export function HowItWorks() {
  const t = useTranslations("games.panels");
  return (
    <Link
      to="/$page"
      params={{ page: "provably-fair" }}
      target="_blank"
      preload={false}
      className="text-link inline-flex min-h-9 items-center text-sm"
    >
      {t("howItWorks")}
    </Link>
  );
}

const CODE_SHOWN = 20;

/** A long code with its middle left out for the eye; whole on hover and to a screen reader. */
function ShortCode({ text }: { readonly text: string }) {
  const short = text.length > CODE_SHOWN ? `${text.slice(0, 10)}…${text.slice(-6)}` : text;
  return (
    <code title={text} className="font-mono text-xs">
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{text}</span>
    </code>
  );
}

/** A button that reads as a link. */
export function LinkButton({
  onClick,
  disabled,
  children,
}: {
  readonly onClick: () => void;
  readonly disabled?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      {...useHeldFocus(disabled)}
      aria-disabled={disabled}
      onClick={disabled ? undefined : onClick}
      className="text-link min-h-9 cursor-pointer self-start text-left text-sm off:cursor-default off:text-dim"
    >
      {children}
    </button>
  );
}
