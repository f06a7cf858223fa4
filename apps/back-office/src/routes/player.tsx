import { getPlayerFile } from "@houselight/contracts/accounts";
import { Tabs } from "@houselight/ui";
import { useParams } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useRead } from "../api/queries.ts";
import { useMay } from "../data/operator.ts";
import { PlayerBonuses } from "../features/bonuses/player-bonuses.tsx";
import { PlayerRestrictions } from "../features/compliance/player-restrictions.tsx";
import { PlayerPoints } from "../features/comps/player-points.tsx";
import { ProposeCorrection } from "../features/corrections/propose-correction.tsx";
import { PlayerFreespins } from "../features/freespins/player-freespins.tsx";
import { PlayerGifts } from "../features/gifts/player-gifts.tsx";
import { PlayerPayments } from "../features/payments/player-payments.tsx";
import { PlayerActions } from "../features/players/player-actions.tsx";
import { AccountPanel, PersonPanel } from "../features/players/player-facts.tsx";
import { PlayerNotes } from "../features/players/player-notes.tsx";
import {
  PlayerConsents,
  PlayerSessions,
  PlayerSignals,
} from "../features/players/player-visits.tsx";
import { nameOf } from "../features/players/players-screen.tsx";
import { PlayerSport } from "../features/sportsbook/player-sport.tsx";
import { PlayerWagers } from "../features/wagers/player-wagers.tsx";
import { PlayerAccounts } from "../features/wallet/player-accounts.tsx";
import { PlayerMovements } from "../features/wallet/player-movements.tsx";
import { useWords } from "../i18n/use-words.ts";
import { Page } from "../parts/page.tsx";
import { ReadState } from "../parts/read-state.tsx";
import { useFilters } from "../parts/use-filters.ts";

/** A player's file: everything that operators know, a tab for each subject. The tab stands in the address. */
export default function PlayerScreen() {
  const t = useWords("players");
  const may = useMay();
  const { id: asked = "" } = useParams({ strict: false }) as { id?: string };
  const id = Number(asked);
  const [{ tab }, setFilters] = useFilters({ tab: "file" });
  const read = useRead(getPlayerFile, { params: { id } });
  const file = read.data;
  const up = { to: "/players", label: t("players") };
  if (!file)
    return (
      <Page title={`#${asked}`} up={up}>
        <ReadState error={read.error} retry={() => void read.refetch()} />
      </Page>
    );
  const panels: readonly (readonly [name: string, panel: ReactNode])[] = [
    [
      "file",
      <Columns key="file">
        <PersonPanel file={file} />
        <AccountPanel file={file} />
        <Wide>
          <PlayerAccounts id={id} />
        </Wide>
        <Wide>
          <PlayerNotes id={id} />
        </Wide>
      </Columns>,
    ],
    ["movements", <PlayerMovements key="movements" id={id} />],
    ["wagers", <PlayerWagers key="wagers" id={id} />],
    ...(may("sportsbook.manage") ? [["sport", <PlayerSport key="sport" id={id} />] as const] : []),
    ...(may("payments.read")
      ? [["payments", <PlayerPayments key="payments" id={id} />] as const]
      : []),
    ...(may("comps.manage") ? [["points", <PlayerPoints key="points" id={id} />] as const] : []),
    [
      "gifts",
      <div key="gifts" className="flex flex-col gap-4">
        <PlayerBonuses id={id} />
        <PlayerFreespins id={id} />
        <PlayerGifts id={id} />
      </div>,
    ],
    ["limits", <PlayerRestrictions key="limits" id={id} />],
    [
      "visits",
      <div key="visits" className="flex flex-col gap-4">
        <PlayerSessions id={id} />
        <PlayerSignals id={id} />
        <PlayerConsents id={id} />
      </div>,
    ],
  ];
  return (
    <Page
      title={nameOf(file)}
      up={up}
      about={`#${file.id} · ${file.email}`}
      actions={
        <>
          <ProposeCorrection id={id} />
          <PlayerActions file={file} />
        </>
      }
    >
      <Tabs
        label={t("subjects")}
        value={panels.some(([name]) => name === tab) ? tab : "file"}
        onChange={(next) => setFilters({ tab: next })}
        tabs={panels.map(([name, panel]) => ({ id: name, label: t(`tabs.${name}`), panel }))}
      />
    </Page>
  );
}

function Columns({ children }: { readonly children: ReactNode }) {
  return <div className="grid items-start gap-4 lg:grid-cols-2">{children}</div>;
}

function Wide({ children }: { readonly children: ReactNode }) {
  return <div className="min-w-0 lg:col-span-2">{children}</div>;
}
