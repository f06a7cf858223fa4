import type { Connection } from "./connection.ts";
import { FORCED_RECONNECT } from "./protocol.ts";

/** Which connections are whose, to end them. Guests are nobody and are not kept. */
export interface Users {
  add(user: string, connection: Connection): void;
  remove(connection: Connection): void;
  /** Closes a user's connections; clients come back and ask for a new token. */
  end(user: string, reason: string): void;
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
    end(user, reason) {
      for (const connection of users.get(user) ?? []) connection.close(FORCED_RECONNECT, reason);
    },
  };
}
