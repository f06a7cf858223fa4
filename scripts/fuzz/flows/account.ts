import { randomUUID } from "node:crypto";
import * as api from "@houselight/contracts";
import { tellDueChanges } from "@houselight/server/testing";
import { PLAYER_PASSWORD } from "@houselight/test-kit";
import { type Flow, mailedToken } from "./stage.ts";

const current_password = PLAYER_PASSWORD;
const reason = "asked for by the player";

/** Somebody registers, and an operator puts them into a group. */
const joining: Flow = {
  name: "joining",
  reaches: [api.registerPlayer, api.changeGroups],
  async play(stage) {
    const actor = stage.visitor("joiner");
    const { id } = await stage.ask(actor, api.registerPlayer, {
      body: {
        user: {
          email: `joiner-${randomUUID()}@example.org`,
          password: `pass-${randomUUID()}`,
          currency: "EUR",
          country: "DE",
          date_of_birth: "1990-01-01",
          terms_acceptance: true,
        },
      },
    });
    await stage.ask(stage.operator("manager"), api.changeGroups, {
      params: { id },
      body: { groups: { add: ["1101"], remove: [] }, reason },
    });
  },
};

/** The browser of a guest tells of an error that it met. */
const report: Flow = {
  name: "report",
  reaches: [api.writeLog],
  async play(stage) {
    const body = { name: "LOAD_USER_PROFILE_ERROR", message: "timeout", page: "/profile" };
    await stage.ask(stage.visitor("reporter"), api.writeLog, { body });
  },
};

/** A limit is set and lifted again: after a day, which has passed here, and by the mailed link. */
const limit: Flow = {
  name: "limit",
  reaches: [api.createUserLimit, api.removeUserLimit, api.confirmUserLimit],
  async play(stage) {
    const { actor, email, id: playerId } = await stage.newcomer("careful");
    const accounts = [{ currency: "EUR", amount_cents: 5_000 }];
    const body = { type: "loss", period: "day", accounts };
    const { id } = await stage.ask(actor, api.createUserLimit, { body });
    await stage.ask(actor, api.removeUserLimit, { params: { id } }, { own: true });
    await stage.house.database.query(
      "update compliance.limit_changes set due_at = now() - interval '1 minute' where player_id = $1",
      [playerId],
    );
    await tellDueChanges(stage.house);
    const token = await mailedToken(stage, email, "token");
    await stage.ask(actor, api.confirmUserLimit, { body: { token } });
  },
};

const leaving: Flow = {
  name: "leaving",
  reaches: [api.exportData, api.closeAccount, api.reopenAccount, api.eraseData],
  async play(stage) {
    const { actor, id } = await stage.newcomer("leaver", 0n);
    await stage.ask(actor, api.exportData, { body: { current_password } });
    await stage.ask(actor, api.closeAccount, { body: { current_password, reason: "privacy" } });
    await stage.ask(stage.operator("manager"), api.reopenAccount, {
      params: { id: Number(id) },
      body: { reason },
    });
    await stage.ask(actor, api.closeAccount, { body: { current_password, reason: "privacy" } });
    await stage.ask(actor, api.eraseData, { body: { current_password } });
  },
};

/** Events that a reaction could not take are tried again, or dropped. */
const parked: Flow = {
  name: "parked events",
  reaches: [api.listParkedEvents, api.retryParkedEvent, api.dropParkedEvent],
  async play(stage) {
    const { id } = await stage.newcomer("stuck");
    const rows = await stage.house.database.query<{ id: bigint }>(
      `insert into outbox.parked (reaction, event_txid, event_id, name, player_id, payload, error)
       select 'storm.left', pg_current_xact_id(), n, 'storm.happened', $1, '{}', 'no account'
       from generate_series(1, 2) n returning id`,
      [id],
    );
    const manager = stage.operator("manager");
    const [first, second] = rows.map((row) => Number(row.id));
    try {
      await stage.ask(manager, api.listParkedEvents);
      await stage.ask(manager, api.retryParkedEvent, { params: { id: first }, body: { reason } });
      await stage.ask(manager, api.dropParkedEvent, { params: { id: second }, body: { reason } });
    } finally {
      // No reaction of the house takes the first one: the audit would find what this flow has put there (I32).
      await stage.house.database.query("delete from outbox.parked where player_id = $1", [id]);
    }
  },
};

const operator: Flow = {
  name: "operator",
  reaches: [api.operatorSignIn, api.getOperator, api.operatorSignOut],
  async play(stage) {
    const { email, password } = await stage.employ("support");
    const actor = stage.visitor("support");
    await stage.ask(actor, api.operatorSignIn, { body: { email, password } });
    await stage.ask(actor, api.getOperator);
    await stage.ask(actor, api.operatorSignOut);
  },
};

export const ACCOUNT: readonly Flow[] = [report, joining, limit, leaving, parked, operator];
