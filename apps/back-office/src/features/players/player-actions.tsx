import { changeGroups, type PlayerFileView, reopenAccount } from "@houselight/contracts/accounts";
import { blockPlayer } from "@houselight/contracts/compliance";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import {
  CheckInput,
  MomentInput,
  momentOf,
  ReasonInput,
  TextInput,
} from "../../parts/form/inputs.tsx";

/** Lets an operator block a player, change groups, and open a closed account again. */
export function PlayerActions({ file }: { readonly file: PlayerFileView }) {
  const may = useMay();
  const params = { id: file.id };
  return (
    <>
      {may("players.groups") ? <ChangeGroups params={params} /> : null}
      {may("players.reopen") && file.state === "closed" ? <Reopen params={params} /> : null}
      {may("players.block") ? <Block params={params} /> : null}
    </>
  );
}

interface OfPlayer {
  readonly params: { readonly id: number };
}

const listOf = (text: string | undefined): string[] =>
  (text ?? "")
    .split(/[\s,]+/)
    .map((one) => one.trim())
    .filter((one) => one !== "");

function ChangeGroups({ params }: OfPlayer) {
  const t = useWords("players");
  return (
    <ActionDialog
      endpoint={changeGroups}
      opens={t("changeGroups")}
      title={t("changeGroups")}
      text={t("changeGroupsText")}
      submit={t("change")}
      done={t("groupsChanged")}
      inputOf={({ add, remove, reason = "" }) => ({
        params,
        body: { groups: { add: listOf(add), remove: listOf(remove) }, reason },
      })}
    >
      <TextInput name="add" label={t("addGroups")} hint={t("groupIds")} />
      <TextInput name="remove" label={t("removeGroups")} hint={t("groupIds")} />
      <ReasonInput />
    </ActionDialog>
  );
}

function Reopen({ params }: OfPlayer) {
  const t = useWords("players");
  return (
    <ActionDialog
      endpoint={reopenAccount}
      opens={t("reopen")}
      title={t("reopenTitle")}
      text={t("reopenText")}
      submit={t("reopen")}
      done={t("reopened")}
      inputOf={({ reason = "" }) => ({ params, body: { reason } })}
    >
      <ReasonInput />
    </ActionDialog>
  );
}

function Block({ params }: OfPlayer) {
  const t = useWords("players");
  return (
    <ActionDialog
      endpoint={blockPlayer}
      opens={t("block")}
      title={t("blockTitle")}
      text={t("blockText")}
      submit={t("block")}
      done={t("blocked")}
      tone="danger"
      openKind="danger"
      inputOf={({ until, forever, reason = "" }) => ({
        params,
        body: { until: forever === "on" ? "forever" : (momentOf(until) ?? ""), reason },
      })}
    >
      <MomentInput name="until" label={t("until")} />
      <CheckInput name="forever" label={t("forever")} />
      <ReasonInput />
    </ActionDialog>
  );
}
