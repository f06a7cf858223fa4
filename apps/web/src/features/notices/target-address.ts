import type { NoticeTarget } from "@houselight/contracts/notices";
import { type ModalName, modalOfPath } from "../../paths.ts";
import { placeOfAddress } from "../../shell/links/anchor/place-of-address.ts";
import { placeOf } from "../../shell/links/named-places.ts";

/** Destination of a notice's button, as the router takes it. */
export interface TargetAddress {
  readonly modal: ModalName | null;
  readonly path: string;
  readonly query: Readonly<Record<string, unknown>>;
  readonly hash: string;
}

/** Reads where a button leads: a place by its name, or a path of the site (NOTIFY-01). */
export function targetAddress(target: NoticeTarget): TargetAddress {
  const address = "name" in target ? placeOf(target.name, ...target.parts) : target.path;
  const { to, search, hash } = placeOfAddress(address);
  return { modal: modalOfPath(to), path: to, query: search, hash };
}
