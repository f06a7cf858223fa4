import {
  getSportsLimits,
  setStakeFactor,
  type SportsLimitsView,
} from "@houselight/contracts/sportsbook";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { ActionDialog } from "../../parts/form/action-dialog.tsx";
import { ReasonInput, TextInput } from "../../parts/form/inputs.tsx";
import { Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { Amount, Moment } from "../../parts/values.tsx";
import { ProposeGiveBack } from "./propose-give-back.tsx";

/** Shows what bounds a player's stakes on sport, and how much of them the house takes. */
export function PlayerSport({ id }: { readonly id: number }) {
  const t = useWords("sportsbook");
  const read = useRead(getSportsLimits, { params: { player_id: id } });
  const limits = read.data;
  return (
    <Panel title={t("playerSport")}>
      {limits ? (
        <div className="flex flex-col gap-4">
          <Limits limits={limits} />
          <div className="flex flex-wrap gap-2">
            <SetFactor
              id={id}
              permille={limits.stake_permille}
              onDone={() => void read.refetch()}
            />
            <ProposeGiveBack player={id} />
          </div>
        </div>
      ) : (
        <ReadState error={read.error} retry={() => void read.refetch()} />
      )}
    </Panel>
  );
}

function Limits({ limits }: { readonly limits: SportsLimitsView }) {
  const t = useWords("sportsbook");
  const { stake_permille, reason, set_by, set_at, day_eur_cents, max_day_eur_cents } = limits;
  return (
    <Facts
      facts={[
        [
          t("stakeFactor"),
          <span key="factor" className="money">
            {stake_permille} ‰
          </span>,
        ],
        [t("reason"), reason],
        [t("setBy"), set_by],
        [t("setAt"), set_at && <Moment key="at" at={set_at} />],
        [
          t("dayBrings"),
          <span key="day">
            <Amount cents={day_eur_cents} currency="EUR" /> /{" "}
            <Amount cents={max_day_eur_cents} currency="EUR" />
          </span>,
        ],
      ]}
    />
  );
}

function SetFactor({
  id,
  permille,
  onDone,
}: {
  readonly id: number;
  readonly permille: number;
  readonly onDone: () => void;
}) {
  const t = useWords("sportsbook");
  return (
    <ActionDialog
      endpoint={setStakeFactor}
      opens={t("setFactor")}
      title={t("setFactorTitle")}
      text={t("setFactorText")}
      submit={t("setFactor")}
      done={t("factorSet")}
      onDone={onDone}
      inputOf={({ permille: written = "", reason = "" }) => ({
        params: { player_id: id },
        body: { permille: Number(written), reason },
      })}
    >
      <TextInput
        name="permille"
        label={t("permille")}
        type="number"
        min={0}
        max={1000}
        step={1}
        defaultValue={String(permille)}
        required
      />
      <ReasonInput />
    </ActionDialog>
  );
}
