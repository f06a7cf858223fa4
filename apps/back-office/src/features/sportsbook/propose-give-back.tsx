import {
  GIVE_BACK_CODES,
  type GiveBackCode,
  proposeGiveBack,
} from "@houselight/contracts/sportsbook";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useMay } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput, SelectInput, TextInput } from "../../parts/form/inputs.tsx";

/**
 * Proposes to give the stake of a bet back under the published rules; the player asks with the id of the bet.
 * Another operator agrees.
 */
export function ProposeGiveBack({ player }: { readonly player?: number }) {
  const t = useWords("sportsbook");
  const may = useMay();
  const { idOf, done } = useRequestIds();
  if (!may("sportsbook.manage")) return null;
  return (
    <ActionDialog
      endpoint={proposeGiveBack}
      opens={t("giveBack")}
      title={t("giveBackTitle")}
      text={t("giveBackText")}
      submit={t("propose")}
      done={t("proposed")}
      onDone={done}
      inputOf={({ player_id = String(player), bet = "", code, reason = "" }) => {
        const params = { player_id: Number(player_id), id: bet.trim() };
        const body = { code: code as GiveBackCode, reason };
        return { params, body: { id: idOf({ ...params, ...body }), ...body } };
      }}
    >
      {player === undefined ? (
        <TextInput
          name="player_id"
          label={t("playerId")}
          inputMode="numeric"
          pattern="\d+"
          required
        />
      ) : null}
      <TextInput name="bet" label={t("betId")} required />
      <SelectInput
        name="code"
        label={t("rule")}
        options={GIVE_BACK_CODES.map((code) => [code, t(`codes.${code}`)])}
      />
      <ReasonInput />
    </ActionDialog>
  );
}
