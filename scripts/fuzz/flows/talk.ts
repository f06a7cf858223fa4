import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { type Flow, until } from "./stage.ts";

/** An operator tells a player something; the player looks at it and takes it away. */
const notices: Flow = {
  name: "notices",
  reaches: [
    api.sendAnnouncement,
    api.listAnnouncements,
    api.listNotices,
    api.markNoticesSeen,
    api.dismissNotice,
  ],
  async play(stage) {
    const manager = stage.operator("manager");
    const { actor, id: player } = await stage.newcomer("told");
    const announcement = { kind: "notification", title: { en: "News" }, text: { en: "Words." } };
    await stage.ask(manager, api.sendAnnouncement, {
      body: {
        id: randomUUID(),
        audience: { players: [Number(player)] },
        announcement,
        reason: "for the storm",
      },
    });
    await stage.ask(manager, api.listAnnouncements);
    const id = await until("a notice", async () => {
      const { notifications } = await stage.ask(actor, api.listNotices);
      return notifications[0]?.id;
    });
    await stage.ask(actor, api.markNoticesSeen, { body: { up_to: id } });
    await stage.ask(actor, api.dismissNotice, { params: { id } }, { own: true });
  },
};

/** A player chats with an operator, who hands the conversation on and closes it. */
const chat: Flow = {
  name: "chat",
  reaches: [
    api.getChat,
    api.sendChatMessage,
    api.listChatMessages,
    api.markChatSeen,
    api.getRestoreId,
    api.setRestoreId,
    api.listConversations,
    api.getConversation,
    api.claimConversation,
    api.answerConversation,
    api.transferConversation,
    api.closeConversation,
  ],
  async play(stage) {
    const manager = stage.operator("manager");
    const { actor, id: player } = await stage.newcomer("chatter");
    await stage.ask(manager, api.changeGroups, {
      params: { id: Number(player) },
      body: { groups: { add: [api.GROUPS.liveChat] }, reason: "for the storm" },
    });
    const word = { id: randomUUID(), text: "Is anybody there?", department: 26 };
    const { conversation, message } = await stage.ask(actor, api.sendChatMessage, { body: word });
    const params = { id: conversation.id };
    await stage.ask(manager, api.listConversations, { query: { box: "waiting" } });
    await stage.ask(manager, api.getConversation, { params });
    await stage.ask(manager, api.claimConversation, { params, body: {} });
    const answer = { id: randomUUID(), text: "Yes." };
    await stage.ask(manager, api.answerConversation, { params, body: answer });
    const { restore_id: restoreId } = await stage.ask(actor, api.getChat);
    await stage.ask(actor, api.listChatMessages, { query: { before: message.id + 1 } });
    await stage.ask(actor, api.markChatSeen, { body: { up_to: message.id + 1 } });
    const asked = {
      internalId: player.toString(),
      project: "paper-rocket",
      requestId: randomUUID(),
      type: "live_chat",
    };
    await stage.ask(actor, api.getRestoreId, { body: asked }, { own: true });
    await stage.ask(actor, api.setRestoreId, { body: { ...asked, restoreId } }, { own: true });
    const to = { department: 1 };
    await stage.ask(manager, api.transferConversation, {
      params,
      body: { to, reason: "for the storm" },
    });
    await stage.ask(manager, api.closeConversation, { params, body: {} });
  },
};

/** A player fills in the contact form. */
const contact: Flow = {
  name: "contact form",
  reaches: [api.sendContactMessage],
  async play(stage) {
    const { actor } = await stage.newcomer("writer");
    const body = { name: "Gus", email: "gus@example.org", message: "Where is my money?" };
    await stage.ask(actor, api.sendContactMessage, { body: { ...body, id: randomUUID() } });
  },
};

/** An operator turns a survey on, a player answers it, and the operator reads the answer. */
const survey: Flow = {
  name: "survey",
  reaches: [api.answerSurvey, api.listSurveyAnswers],
  async play(stage) {
    const manager = stage.operator("manager");
    const { actor } = await stage.newcomer("asked");
    const ids = { survey_id: "autumn", survey_collector_id: "site" };
    await stage.ask(manager, api.surveyConfig.choose, { body: { ...ids, is_enable_widget: true } });
    await stage.ask(actor, api.answerSurvey, { body: { ...ids, rating: 4, text: "Calm." } });
    await stage.ask(manager, api.listSurveyAnswers, { query: { survey_id: ids.survey_id } });
  },
};

export const TALK: readonly Flow[] = [notices, chat, contact, survey];
