import { Dialog } from "@houselight/ui/dialog";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { Link } from "../../links/anchor/link.tsx";

/** Shows what a round is bound to: its verdict, what that means, its terms, and where to read more. */
export function ProofDialog({
  title,
  text,
  verdict,
  terms,
  onClose,
}: {
  readonly title: string;
  readonly text: string;
  readonly verdict: ReactNode;
  readonly terms: ReactNode;
  readonly onClose: () => void;
}) {
  const panels = useTranslations("games.panels");
  const site = useTranslations("site");
  return (
    <Dialog open onClose={onClose} title={title} closeLabel={site("close")}>
      <div className="flex min-h-96 flex-col gap-5">
        {verdict}
        <p className="text-pretty text-sm">{text}</p>
        {terms}
        <Link
          to="/$page"
          params={{ page: "provably-fair" }}
          target="_blank"
          preload={false}
          className="text-link inline-flex min-h-9 items-center self-start text-sm"
        >
          {panels("howItWorks")}
        </Link>
      </div>
    </Dialog>
  );
}
