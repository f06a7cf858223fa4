import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl/react";
import { treeQuery } from "../../../data/engagement/sportsbook/lines/lines.ts";
import { SlipDesk } from "../slip/slip-desk.tsx";
import { SlipPlace } from "../slip/slip-place.tsx";
import { SportTree } from "./sport-tree.tsx";
import { useListChannel } from "./use-line-channels.ts";

/** Stands around every page of sport: the tree before it, the slip behind it. */
export default function SportFrame({ children }: { readonly children: ReactNode }) {
  const t = useTranslations("sportsbook");
  const { data: tree } = useQuery(treeQuery);
  useListChannel();
  return (
    <SlipDesk>
      <div className="page grid gap-4 pt-4 md:pt-6 min-[1180px]:grid-cols-[13rem_minmax(0,1fr)_20rem] min-[1180px]:gap-6">
        <SportTree />
        <div className="flex min-w-0 flex-col gap-4 md:gap-6">
          {tree?.is_open === false ? (
            <p className="rounded-control border border-amber bg-surface-1 px-4 py-3 text-sm">
              {t("closed")}
            </p>
          ) : null}
          {children}
        </div>
        <SlipPlace />
      </div>
    </SlipDesk>
  );
}
