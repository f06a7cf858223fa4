import { systemRandom } from "#platform/random";
import { Channels } from "./channels.ts";
import { createAdmission } from "./connection/admission.ts";
import { createSockets } from "./connection/sockets.ts";
import { createUsers } from "./connection/users.ts";
import { LIVE_LIMITS } from "./limits.ts";
import type { LiveHubOptions, RunningLiveHub } from "./live-hub.ts";
import { createMemoryStreams } from "./streams/memory-streams.ts";
import type { StreamEvents, Streams } from "./streams/stream.ts";
import { createValkeyStreams } from "./streams/valkey-streams.ts";
import { createTokens, type TokenClaims } from "./tokens.ts";

/** Builds a hub. It hears nothing until it is attached to a server. */
export function createLiveHub(options: LiveHubOptions): RunningLiveHub {
  const { clock, log } = options;
  const limits = { ...LIVE_LIMITS, ...options.limits };
  const nowMs = () => clock.now().getTime();
  const tokens = createTokens(options.secret, clock, limits.tokenSeconds);
  const users = createUsers();
  const channels = new Channels(() => streams, log);
  const events: StreamEvents = {
    published: (channel, epoch, publication) => channels.published(channel, epoch, publication),
    unsure: (channel) => channels.sync(channel),
    disconnected: (user, reason, atMs) => users.end(user, reason, atMs),
  };
  const streams: Streams = options.valkey
    ? createValkeyStreams({ ...options.valkey, random: systemRandom, limits, log, events })
    : createMemoryStreams({ clock, random: systemRandom, limits, events });
  const verify = async (token: string): Promise<TokenClaims | "expired" | "invalid"> => {
    const claims = await tokens.verify(token);
    if (typeof claims === "string" || claims.user === "") return claims;
    return claims.issuedAtMs <= (await streams.revokedAt(claims.user)) ? "expired" : claims;
  };
  const sockets = createSockets({
    gauge: options.connections,
    connection: {
      limits,
      channels,
      isOpenChannel: options.isOpenChannel ?? (() => false),
      log,
      nowMs,
      verify,
      joined(connection, claims) {
        // Looked at once more: the end may have come while the token was read.
        if (claims.issuedAtMs <= streams.knownRevocation(claims.user)) return false;
        users.add(claims.user, connection);
        return true;
      },
      ended: users.remove,
    },
    admission: createAdmission({ limits, sourceOf: options.sourceOf }),
  });

  return {
    publish(channel, event, data) {
      if (streams.wants(channel)) streams.publish(channel, JSON.stringify({ event, data }));
    },
    async token(user, channels) {
      const revokedAtMs = user === "" ? 0 : await streams.revokedAt(user);
      return tokens.sign(user, channels, revokedAtMs + 1);
    },
    position: (channel) => channels.position(channel),
    disconnect(user, reason) {
      if (user === "") throw new Error("guests cannot be told apart, and so not disconnected");
      const atMs = nowMs();
      streams.revoke(user, atMs, reason);
      users.end(user, reason, atMs);
    },
    attach: sockets.attach,
    endSockets: sockets.close,
    async close() {
      await sockets.close();
      await streams.close();
    },
  };
}
