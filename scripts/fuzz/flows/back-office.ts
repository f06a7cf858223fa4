import { randomUUID } from "node:crypto";
import { generate } from "otplib";
import * as api from "@houselight/contracts";
import { chooseByTwo, type Flow } from "./stage.ts";

/** An operator writes a page, looks at it and publishes it; a guest reads it. */
const pages: Flow = {
  name: "pages",
  reaches: [
    api.writeContentVersion,
    api.previewContentVersion,
    api.publishContentVersion,
    api.listContentVersions,
    api.getContentPage,
    api.writePageHead,
    api.listPageHeadVersions,
    api.listPageHeads,
  ],
  async play(stage) {
    const manager = stage.operator("manager");
    const path = `page-${randomUUID().slice(0, 8)}`;
    const text = { title: "A page", main_content: "", content: "<p>Words</p>" };
    const rest = { categories: [], hidden: false, json: {}, parameters: {}, publish_at: null };
    const { id } = await stage.ask(manager, api.writeContentVersion, {
      body: { path, l: "en", ...text, ...rest },
    });
    await stage.ask(manager, api.previewContentVersion, { params: { id } });
    await stage.ask(manager, api.publishContentVersion, {
      params: { id },
      body: { publish_at: "2020-01-01T00:00:00Z" },
    });
    await stage.ask(manager, api.listContentVersions, { query: { path } });
    await stage.ask(stage.visitor("reader"), api.getContentPage, { params: { path } });
    const words = { title: "A page", description: null, canonical: "/vip" };
    await stage.ask(manager, api.writePageHead, {
      body: { path: "/vip/info", l: "en", ...words, publish_at: "2020-01-01T00:00:00Z" },
    });
    await stage.ask(manager, api.listPageHeadVersions, { query: { path: "/vip/info" } });
    await stage.ask(stage.visitor("reader"), api.listPageHeads, { query: { l: "en" } });
  },
};

const BOUNDARY = "a-boundary-of-the-storm";

/** An operator hands in a picture, a guest looks at it, and it leaves the site. */
const files: Flow = {
  name: "files",
  reaches: [api.uploadContentFile, api.getContentFile, api.removeContentFile],
  async play(stage) {
    const manager = stage.operator("manager");
    const name = `file-${randomUUID().slice(0, 8)}`;
    const text = [
      `--${BOUNDARY}`,
      'content-disposition: form-data; name="file"; filename="dot.gif"',
      "",
      `GIF89a${name}`,
      `--${BOUNDARY}--`,
      "",
    ].join("\r\n");
    const { id } = await stage.ask(
      manager,
      api.uploadContentFile,
      { query: { name, title: "A dot" } },
      { text, headers: { "content-type": `multipart/form-data; boundary=${BOUNDARY}` } },
    );
    await stage.ask(stage.visitor("viewer"), api.getContentFile, { params: { id } });
    await stage.ask(manager, api.removeContentFile, { params: { id } });
  },
};

/** Two players use one browser: an operator looks at the case and closes it. */
const risk: Flow = {
  name: "risk",
  reaches: [api.reportEntry, api.listRiskSignals, api.listRiskCases, api.closeRiskCase],
  async play(stage) {
    const dfpc = randomUUID().replaceAll("-", "");
    const first = await stage.newcomer("first");
    const second = await stage.newcomer("second");
    for (const { actor } of [first, second])
      await stage.ask(actor, api.reportEntry, { body: { transaction: { event: "login", dfpc } } });
    const manager = stage.operator("manager");
    const { cases } = await stage.ask(manager, api.listRiskSignals, { params: { id: second.id } });
    await stage.ask(manager, api.listRiskCases);
    const body = { reason: "one family" };
    for (const { id } of cases.slice(0, 1))
      await stage.ask(manager, api.closeRiskCase, { params: { id }, body });
  },
};

/** Every setting is chosen as it was at first, by two where it is guarded; one is looked up and restored. */
const settings: Flow = {
  name: "settings",
  reaches: [
    ...api.SETTINGS.map(({ choose }) => choose),
    api.listSettingVersions,
    api.restoreSetting,
    api.listSettingProposals,
    api.makeSettingProposal,
    api.dropSettingProposal,
  ],
  async play(stage) {
    const manager = stage.operator("manager");
    for (const setting of api.SETTINGS)
      if ("guarded" in setting) await chooseByTwo(stage, setting, setting.initial);
      else await stage.ask(manager, setting.choose as api.EndpointShape, { body: setting.initial });
    const value = { slots_eur_cents: 900, others_eur_cents: 4_500 };
    const all = await stage.ask(manager, api.listSettings);
    const based_on = all.find(({ name }) => name === api.compEarning.name)?.version;
    const choice = { id: randomUUID(), based_on, value, reason: "cheaper in a storm" };
    await stage.ask(manager, api.compEarning.choose, { body: choice });
    for (const { id } of await stage.ask(manager, api.listSettingProposals))
      await stage.ask(manager, api.dropSettingProposal, {
        params: { id },
        body: { reason: "the storm is over" },
      });
    const params = { name: api.mainWidget.name };
    const { versions } = await stage.ask(manager, api.listSettingVersions, { params });
    for (const { id } of versions.slice(0, 1))
      await stage.ask(manager, api.restoreSetting, { params, body: { version: id } });
  },
};

/** A guest leaves main and tells which banners were in view, and how the site is installed. */
const views: Flow = {
  name: "views of banners",
  reaches: [api.getBanners, api.reportPromotionViews, api.reportPwaEvent],
  async play(stage) {
    const guest = stage.visitor("passer-by");
    await stage.ask(guest, api.getBanners);
    const banners = api.bannersConfig.initial.banners.slice(0, 2).map(({ id }) => id);
    await stage.ask(guest, api.reportPromotionViews, {
      body: { event: "view_promotion", banners },
    });
    await stage.ask(guest, api.reportPwaEvent, { body: { event: "guide_shown" } });
  },
};

/** An operator finds a player, reads the file and all that belongs to it, and ends the sessions. */
const players: Flow = {
  name: "players",
  reaches: [
    api.findPlayers,
    api.getPlayerFile,
    api.listPlayerSessions,
    api.endPlayerSessions,
    api.writePlayerNote,
    api.listPlayerNotes,
    api.listPlayerAccounts,
    api.listPlayerMovements,
    api.getPlayerTransfer,
    api.listPlayerWagers,
    api.getPlayerWager,
    api.getPlayerRestrictions,
    api.listPlayerBonuses,
    api.listPlayerFreespins,
  ],
  async play(stage) {
    const { actor, id, email } = await stage.newcomer("looked at");
    const wager = randomUUID();
    const bet = { kind: "dice", stake_cents: 100, side: "under", target: 4_950 };
    await stage.ask(actor, api.playRound, {
      params: { slug: "dice" },
      body: { id: wager, currency: "EUR", bet },
    });
    const support = stage.operator("support");
    await stage.ask(support, api.findPlayers, { query: { text: email } });
    const params = { id };
    for (const endpoint of [
      api.getPlayerFile,
      api.listPlayerSessions,
      api.listPlayerAccounts,
      api.listPlayerMovements,
      api.listPlayerWagers,
      api.getPlayerRestrictions,
      api.listPlayerBonuses,
      api.listPlayerFreespins,
    ])
      await stage.ask(support, endpoint as api.EndpointShape, { params });
    const one = { params: { player_id: id, id: wager } };
    await stage.ask(support, api.getPlayerTransfer, one);
    await stage.ask(support, api.getPlayerWager, one);
    const note = { id: randomUUID(), text: "asked about a round" };
    await stage.ask(support, api.writePlayerNote, { params, body: note });
    await stage.ask(support, api.listPlayerNotes, { params });
    await stage.ask(support, api.endPlayerSessions, { params, body: { reason: "a lost phone" } });
  },
};

/** Two managers add an operator, who joins, and give and take a role; each looks after their own account. */
const staff: Flow = {
  name: "staff",
  reaches: [
    api.listRoles,
    api.listOperators,
    api.proposeStaffChange,
    api.listStaffChanges,
    api.makeStaffChange,
    api.dropStaffChange,
    api.acceptInvitation,
    api.disableOperator,
    api.listOperatorSessions,
    api.endOwnSession,
    api.changeOperatorPassword,
  ],
  async play(stage) {
    const [first, second] = [stage.operator("manager"), await stage.colleague("manager")];
    const reason = "agreed in the storm";
    const propose = (change: api.StaffChange) =>
      stage.ask(first, api.proposeStaffChange, { body: { id: randomUUID(), change, reason } });
    const email = `storm-${randomUUID().slice(0, 8)}@example.org`;
    const added = await propose({ kind: "add_operator", email, name: "Storm", role: "support" });
    const made = await stage.ask(second, api.makeStaffChange, { params: { id: added.id } });
    const newcomer = stage.visitor("support");
    const password = "chosen-in-a-storm-7";
    await stage.ask(newcomer, api.acceptInvitation, {
      body: { token: made.invitation ?? "", code: added.invitation_code ?? "", password },
    });
    await stage.ask(newcomer, api.changeOperatorPassword, {
      body: { current_password: password, password: `${password}7` },
    });
    const sessions = await stage.ask(newcomer, api.listOperatorSessions);
    for (const { id } of sessions) await stage.ask(newcomer, api.endOwnSession, { params: { id } });
    const operators = await stage.ask(first, api.listOperators);
    for (const { id } of operators.filter((one) => one.email === email))
      await stage.ask(first, api.disableOperator, { params: { id }, body: { reason } });
    const role = `storm-${randomUUID().slice(0, 8)}`;
    const dropped = await propose({
      kind: "set_role",
      name: role,
      title: "Storm",
      permissions: [],
    });
    await stage.ask(second, api.dropStaffChange, { params: { id: dropped.id } });
    await stage.ask(first, api.listStaffChanges, { query: {} });
    await stage.ask(first, api.listRoles);
  },
};

/** An operator switches the second step on, signs in by it, and switches it off by a recovery code. */
const secondStep: Flow = {
  name: "second step of operators",
  reaches: [
    api.beginOperatorSecondStep,
    api.confirmOperatorSecondStep,
    api.endOperatorSecondStep,
    api.checkTrail,
    api.getTrailAnchor,
    api.checkTrailAnchor,
    api.exportTrail,
  ],
  async play(stage) {
    const { email, password } = await stage.employ("cashier");
    const actor = stage.visitor("cashier");
    await stage.ask(actor, api.operatorSignIn, { body: { email, password } });
    const body = { current_password: password };
    const { secret } = await stage.ask(actor, api.beginOperatorSecondStep, { body });
    const code = await generate({ secret, epoch: stage.house.clock.now().getTime() / 1000 });
    const { recovery_codes: codes } = await stage.ask(actor, api.confirmOperatorSecondStep, {
      body: { code },
    });
    const [first = "", second = ""] = codes;
    await stage.ask(actor, api.operatorSignIn, { body: { email, password, code: first } });
    await stage.ask(actor, api.endOperatorSecondStep, { body: { ...body, code: second } });
    const auditor = stage.operator("manager");
    await stage.ask(auditor, api.checkTrail, { query: { limit: 100 } });
    const { id, hash } = await stage.ask(auditor, api.getTrailAnchor);
    await stage.ask(auditor, api.checkTrailAnchor, { query: { id, hash } });
    await stage.ask(auditor, api.exportTrail, { query: { action: "operator." } });
  },
};

export const BACK_OFFICE: readonly Flow[] = [
  pages,
  files,
  risk,
  settings,
  views,
  players,
  staff,
  secondStep,
];
