import { answerConversation, type ConversationFileView } from "@houselight/contracts/support";
import { Button } from "@houselight/ui";
import { clsx } from "clsx";
import { useParams } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { useAction } from "../../api/use-action.ts";
import { useRequestIds } from "../../api/use-request-ids.ts";
import { useOperator } from "../../data/operator.ts";
import { useWords } from "../../i18n/use-words.ts";
import { Facts } from "../../parts/facts.tsx";
import { Form } from "../../parts/form/form.tsx";
import { AreaInput } from "../../parts/form/inputs.tsx";
import { Link } from "../../parts/link.tsx";
import { Page, Panel } from "../../parts/page.tsx";
import { ReadState } from "../../parts/read-state.tsx";
import { Moment } from "../../parts/values.tsx";
import { ConversationActions } from "./conversation-actions.tsx";
import { DEPARTMENTS_LISTED } from "./departments-listed.ts";
import { type ConversationRead, useConversation } from "./use-conversation.ts";

/** One conversation: its messages, the answer, and who it belongs to; read anew every three seconds. */
export default function ConversationScreen() {
  const t = useWords("support");
  const { id = "" } = useParams({ strict: false }) as { id?: string };
  const read = useConversation(Number(id));
  const { email } = useOperator();
  const { file } = read;
  const up = { to: "/support", label: t("inbox") };
  if (!file)
    return (
      <Page title={t("conversation")} up={up}>
        <ReadState error={read.error} retry={read.retry} />
      </Page>
    );
  const isMine = file.state === "claimed" && file.operator === email;
  return (
    <Page
      title={file.name || file.email || t("guest")}
      up={up}
      actions={<ConversationActions conversation={file} />}
    >
      <div className="grid items-start gap-4 xl:grid-cols-[minmax(0,3fr)_minmax(0,1fr)]">
        <Panel title={t("conversation")}>
          <Messages read={read} />
          <GivenOn file={file} />
          {isMine ? <Answer id={file.id} /> : null}
        </Panel>
        <Panel title={t("visitor")}>
          <VisitorFacts file={file} />
        </Panel>
      </div>
    </Page>
  );
}

function VisitorFacts({ file }: { readonly file: ConversationFileView }) {
  const t = useWords("support");
  const { player_id, email, locale, channel, operator, created_at } = file;
  const [, department] = DEPARTMENTS_LISTED.find(([id]) => id === String(file.department)) ?? [];
  return (
    <Facts
      facts={[
        [
          t("player"),
          player_id === null ? null : (
            <Link key="player" to={`/players/${player_id}`}>
              #{player_id}
            </Link>
          ),
        ],
        [t("email"), email],
        [t("language"), locale],
        [t("channel"), t(`channels.${channel}`)],
        [t("department"), department ? t(`departments.${department}`) : file.department],
        [t("has"), operator],
        [t("begunAt"), <Moment key="begun" at={created_at} />],
      ]}
    />
  );
}

function Messages({ read }: { readonly read: ConversationRead }) {
  const t = useWords("support");
  const { messages, hasEarlier, isLoadingEarlier, loadEarlier } = read;
  const list = useRef<HTMLOListElement>(null);
  const last = messages.at(-1)?.id;
  // The last word is what one comes for.
  useEffect(() => {
    if (last !== undefined) list.current?.lastElementChild?.scrollIntoView({ block: "nearest" });
  }, [last]);
  return (
    <div className="flex flex-col gap-3">
      {hasEarlier ? (
        <Button size="small" className="self-center" busy={isLoadingEarlier} onClick={loadEarlier}>
          {t("earlier")}
        </Button>
      ) : null}
      <ol
        ref={list}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls takes the focus
        tabIndex={0}
        aria-label={t("messages")}
        className="flex max-h-[55vh] flex-col gap-3 overflow-y-auto"
      >
        {messages.map((message) => {
          const isOurs = message.author === "agent";
          return (
            <li
              key={message.id}
              className={clsx(
                "max-w-[min(36rem,90%)] rounded-tile px-3 py-2",
                isOurs ? "self-end bg-surface-2" : "self-start border border-line",
              )}
            >
              <p className="whitespace-pre-wrap break-words">{message.text}</p>
              <p className="mt-1 text-dim text-xs">
                {isOurs ? (message.operator ?? t("house")) : t("visitor")} ·{" "}
                <Moment at={message.at} />
              </p>
            </li>
          );
        })}
      </ol>
    </div>
  );
}

/** Says who gave the conversation on, and why: the visitor does not see it. */
function GivenOn({ file: { transfer } }: { readonly file: ConversationFileView }) {
  const t = useWords("support");
  if (!transfer) return null;
  return (
    <div className="mt-4 rounded-control bg-surface-2 px-3 py-2 text-sm">
      <p className="text-dim text-xs">
        {t("givenOnBy", { operator: transfer.by })} · <Moment at={transfer.at} />
      </p>
      <p className="break-words">{transfer.reason}</p>
    </div>
  );
}

/** The answer of an operator: sent twice, it is said once. The field is emptied once it is said. */
function Answer({ id }: { readonly id: number }) {
  const t = useWords("support");
  const answer = useAction(answerConversation);
  const { idOf, done } = useRequestIds();
  const [said, setSaid] = useState(0);
  return (
    <div className="mt-4 border-line border-t pt-4">
      <Form
        key={said}
        submit={t("send")}
        busy={answer.busy}
        error={answer.error}
        onSubmit={async ({ text = "" }) => {
          const body = { id: idOf({ text }), text };
          if (!(await answer.run({ params: { id }, body }))) return;
          done();
          setSaid(said + 1);
        }}
      >
        <AreaInput name="text" label={t("answer")} required />
      </Form>
    </div>
  );
}
