import type { EndpointCall, EndpointShape } from "@houselight/contracts/endpoint";
import type { ReactNode } from "react";
import { useWords } from "../i18n/use-words.ts";
import { ActionDialog } from "./form/action-dialog.tsx";
import { ReasonInput } from "./form/inputs.tsx";

/** Steps that operators take with what one of them proposed. */
type Step = "publish" | "end" | "cancel" | "make" | "drop" | "activate" | "pause" | "retry";

const DANGEROUS: ReadonlySet<Step> = new Set(["end", "cancel", "drop", "pause"]);

interface StepActionProps<E extends EndpointShape> {
  readonly endpoint: E;
  readonly step: Step;
  /** Name of the thing that the step is taken with. */
  readonly name: string;
  readonly params: Readonly<Record<string, string | number>>;
  /** All that it says, for whoever takes the step to read. */
  readonly terms?: ReactNode;
}

/** A button for one step, which asks for a reason where the endpoint takes one. */
export function StepAction<E extends EndpointShape>({
  endpoint,
  step,
  name,
  params,
  terms,
}: StepActionProps<E>) {
  const t = useWords("parts");
  const takesReason = endpoint.body !== undefined;
  const isDangerous = DANGEROUS.has(step);
  return (
    <ActionDialog
      endpoint={endpoint}
      opens={t(`steps.${step}`)}
      openKind={isDangerous ? "quiet" : "action"}
      title={t(`stepTitles.${step}`, { name })}
      text={
        terms ? (
          <div className="flex flex-col gap-4">
            <p>{t(`stepTexts.${step}`)}</p>
            {terms}
          </div>
        ) : (
          t(`stepTexts.${step}`)
        )
      }
      wide={terms !== undefined}
      submit={t(`steps.${step}`)}
      done={t(`stepsDone.${step}`)}
      tone={isDangerous ? "danger" : "action"}
      inputOf={({ reason }) =>
        ({ params, ...(takesReason ? { body: { reason } } : {}) }) as unknown as EndpointCall<E>
      }
    >
      {takesReason ? <ReasonInput /> : null}
    </ActionDialog>
  );
}
