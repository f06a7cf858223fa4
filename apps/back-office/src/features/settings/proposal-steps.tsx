import {
  dropSettingProposal,
  makeSettingProposal,
  type SettingProposalView,
} from "@houselight/contracts/configuration";
import { StepAction } from "../../parts/step-action.tsx";

/** Offers what may be done with a proposed choice of a setting while it waits. */
export function ProposalSteps({ proposal }: { readonly proposal: SettingProposalView }) {
  const { id, name, state } = proposal;
  if (state !== "proposed") return null;
  return (
    <span className="flex gap-2">
      <StepAction endpoint={makeSettingProposal} step="make" name={name} params={{ id }} />
      <StepAction endpoint={dropSettingProposal} step="drop" name={name} params={{ id }} />
    </span>
  );
}
