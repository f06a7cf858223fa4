import { listSettingProposals } from "@houselight/contracts/configuration";
import { useRead } from "../../api/queries.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Panel } from "../../parts/page.tsx";
import { Moment } from "../../parts/values.tsx";
import { ChangeList } from "./change-list.tsx";
import { ProposalSteps } from "./proposal-steps.tsx";

/** Lists what waits for a second operator of one setting. */
export function OpenProposals({ name }: { readonly name: string }) {
  const t = useWords("settings");
  const { data } = useRead(listSettingProposals, { query: { name } });
  if (!data || data.length === 0) return null;
  return (
    <Panel title={t("waiting")}>
      <ol className="flex flex-col gap-3">
        {data.map((proposal) => (
          <li key={proposal.id} className="text-sm">
            <p>
              {proposal.proposed_by} · <Moment at={proposal.proposed_at} /> · {proposal.reason}
            </p>
            <ChangeList from={proposal.former} to={proposal.value} />
            <p className="mt-2">
              <ProposalSteps proposal={proposal} />
            </p>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
