import { createHash } from "node:crypto";
import type { Redis } from "ioredis";

/**
 * A channel in Valkey is two keys of one slot: `top`, a hash { epoch, offset } that lives while a
 * hub refreshes it, and `stream`, the publications of the last minutes with ids `{offset}-1`.
 */
export interface ValkeyScript {
  readonly text: string;
  readonly sha: string;
}

const script = (text: string): ValkeyScript => ({
  text,
  sha: createHash("sha1").update(text).digest("hex"),
});

/** KEYS top, stream; ARGV new epoch, lifetime in ms. Returns { epoch, offset }. */
export const OPEN = script(`
redis.call('HSETNX', KEYS[1], 'epoch', ARGV[1])
redis.call('HSETNX', KEYS[1], 'offset', 0)
redis.call('PEXPIRE', KEYS[1], ARGV[2])
return redis.call('HMGET', KEYS[1], 'epoch', 'offset')`);

/**
 * KEYS top, stream; ARGV topic, channel, body, history length, lifetime in ms.
 * Numbers, keeps and sends a publication; does nothing when no hub has listeners. Returns the offset, or 0.
 */
export const PUBLISH = script(`
local epoch = redis.call('HGET', KEYS[1], 'epoch')
if not epoch then return 0 end
local offset = redis.call('HINCRBY', KEYS[1], 'offset', 1)
if offset == 1 then redis.call('DEL', KEYS[2]) end
redis.call('XADD', KEYS[2], 'MAXLEN', ARGV[4], offset .. '-1', 'd', ARGV[3])
redis.call('PEXPIRE', KEYS[2], ARGV[5])
redis.call('PUBLISH', ARGV[1], ARGV[2] .. '\\n' .. epoch .. '\\n' .. offset .. '\\n' .. ARGV[3])
return offset`);

/** KEYS top, stream; ARGV epoch, offset. Returns { epoch, offset, entries after it }, or {} when the epoch is over. */
export const READ = script(`
local top = redis.call('HMGET', KEYS[1], 'epoch', 'offset')
if top[1] ~= ARGV[1] then return {} end
return { top[1], top[2], redis.call('XRANGE', KEYS[2], (tonumber(ARGV[2]) + 1) .. '-0', '+') }`);

/** Runs a script by its hash; the text goes over the wire only when the server does not know it. */
export async function runScript(
  redis: Redis,
  { sha, text }: ValkeyScript,
  keys: readonly string[],
  args: readonly (string | number)[],
): Promise<unknown> {
  try {
    return await redis.evalsha(sha, keys.length, ...keys, ...args);
  } catch (error) {
    if (error instanceof Error && error.message.startsWith("NOSCRIPT")) {
      return redis.eval(text, keys.length, ...keys, ...args);
    }
    throw error;
  }
}
