import type { NoticeTarget } from "@houselight/contracts/notices";
import { type ModalName, modalOfPath } from "../../paths.ts";
import { placeOfAddress } from "../../shell/links/anchor/place-of-address.ts";
import { placeOf } from "../../shell/links/named-places.ts";

/** Destination of a notice's button, a popup or an address of the site. */
export interface TargetAddress {
  readonly modal: ModalName | null;
  readonly address: string;
  /** Of the address. */
  readonly query: Readonly<Record<string, unknown>>;
}

/** Reads where a button leads: a place by its name, or a path of the site (NOTIFY-01). */
export function targetAddress(target: NoticeTarget): TargetAddress {
  const address = "name" in target ? placeOf(target.name, ...target.parts) : target.path;
  const { to, search } = placeOfAddress(address);
  return { modal: modalOfPath(to), address, query: search };
}
