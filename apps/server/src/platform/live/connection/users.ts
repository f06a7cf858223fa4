import type { Connection } from "./connection.ts";
import { FORCED_RECONNECT } from "./protocol.ts";

/** Keeps the connections of each user, to end them. Guests are not kept. */
export interface Users {
  add(user: string, connection: Connection): void;
  remove(connection: Connection): void;
  /** Closes a user's connections with tokens up to this moment; clients come back and ask for new ones. */
  end(user: string, reason: string, atMs: number): void;
}

export function createUsers(): Users {
  const users = new Map<string, Set<Connection>>();
  return {
    add(user, connection) {
      if (user === "") return;
      const connections = users.get(user) ?? new Set();
      users.set(user, connections.add(connection));
    },
    remove(connection) {
      const { user } = connection;
      const connections = user === null ? undefined : users.get(user);
      if (user !== null && connections?.delete(connection) && connections.size === 0)
        users.delete(user);
    },
    end(user, reason, atMs) {
      for (const connection of users.get(user) ?? []) {
        if (connection.issuedAtMs <= atMs) connection.close(FORCED_RECONNECT, reason);
      }
    },
  };
}
