import type { NoticeTarget } from "@houselight/contracts/notices";
import type { ReactNode } from "react";
import { ModalLink } from "../../shell/modal-link.tsx";
import { readDepositSearch, readRootSearch } from "../../shell/root-search.ts";
import { targetAddress } from "./target-address.ts";
import { AddressLink } from "../../shell/links/anchor/address-link.tsx";

/** A link to where a notice leads; a popup opens over the page. */
export function NoticeLink({
  target,
  className,
  children,
}: {
  readonly target: NoticeTarget;
  readonly className: string;
  readonly children: ReactNode;
}) {
  const { modal, address, query } = targetAddress(target);
  if (modal) {
    const { payment } = readRootSearch(query);
    const asked = { ...(payment ? { payment } : {}), ...readDepositSearch(query) };
    return (
      <ModalLink modal={modal} query={asked} className={className}>
        {children}
      </ModalLink>
    );
  }
  return (
    <AddressLink address={address} className={className}>
      {children}
    </AddressLink>
  );
}
