import { listAccounts } from "@houselight/contracts";
import { type Fault, type FaultOptions, type FaultResult, rest, seconds } from "../../fault.ts";
import { runTrial, type Trial, type TrialDatabase } from "../../run-trial.ts";
import { withPostgres } from "../../with-postgres.ts";
import { readPayments } from "../../workload/reading/read-records.ts";
import { readUntilAnswered } from "../../workload/reading/read-pages.ts";
import { type FaultyValkey, startFaultyValkey } from "../../world/valkey.ts";
import { startTcpProxy, type TcpProxy } from "../../world/tcp-proxy.ts";
import { Listener } from "./listener.ts";

/** Half of the sockets are lost so often. */
const DROP_EVERY_MS = 2000;
/** A screen that is back knows within this what the house said when it came back. */
const KNOWN_WITHIN_SECONDS = 5;
const QUIET_SECONDS = 30;
const LOOK_EVERY_MS = 50;

/** Loses half of the live sockets again and again, then all of them for a third of the time. */
const socketTrial = (
  options: FaultOptions,
  database: TrialDatabase,
  valkey: FaultyValkey | null,
): Promise<FaultResult> => {
  const screens: Listener[] = [];
  const proxies: TcpProxy[] = [];
  // Messages go from one process to another through Valkey alone.
  const shared = valkey ? { replicas: 2, env: { VALKEY_URL: valkey.url } } : { replicas: 1 };
  const given = { ...options, fault: "F14", database, ...shared };
  const atEnd = async (trial: Trial) => {
    await compare(trial, screens);
    for (const screen of screens) screen.close();
    for (const proxy of proxies) await proxy.close();
    return async () => [];
  };
  return runTrial({ ...given, atEnd }, async (trial) => {
    for (const { url } of trial.houses)
      proxies.push(await startTcpProxy(Number(new URL(url).port)));
    let turn = 0;
    const nextUrl = () => `ws://127.0.0.1:${proxies[turn++ % proxies.length]?.port}`;
    for (const player of trial.workload.players) screens.push(new Listener(player, nextUrl));
    for (const screen of screens) void screen.listen();
    await allUp(trial, screens);
    const third = options.seconds / 3;
    for (const end = seconds() + 2 * third; seconds() < end; await rest(DROP_EVERY_MS)) {
      for (const proxy of proxies) proxy.drop(() => trial.draw(2) === 0);
      trial.injected++;
      await allUp(trial, screens);
    }
    for (const proxy of proxies) {
      proxy.shut = true;
      proxy.drop(() => true);
    }
    trial.injected++;
    await rest(third * 1000);
    for (const proxy of proxies) proxy.shut = false;
    await allUp(trial, screens);
  });
};

/** Waits until every screen is back, and looks whether each knows what the house has said until then. */
async function allUp(trial: Trial, screens: readonly Listener[]): Promise<void> {
  const begun = seconds();
  // A socket that was just broken is noticed a moment later.
  await rest(LOOK_EVERY_MS * 2);
  if (!(await untilSo(() => screens.every(({ isUp }) => isUp), QUIET_SECONDS)))
    return trial.expect(false, "a screen does not come back");
  trial.recoveries.push(seconds() - begun);
  await Promise.all(
    screens.map(async (screen) => {
      const { player } = screen;
      const accounts = await readUntilAnswered(() => player.caller.call(listAccounts, {}));
      const said = accounts.find(({ currency }) => currency === player.purse.currency);
      const isKnown = () => (screen.balance?.version ?? -1) >= (said?.version ?? 0);
      const held = await untilSo(isKnown, KNOWN_WITHIN_SECONDS);
      trial.expect(held, `player ${player.index} is not told of the balance after a reconnect`);
      const { version, amount_cents } = screen.balance ?? {};
      trial.expect(
        version !== said?.version || amount_cents === said?.amount_cents,
        `player ${player.index} is told ${amount_cents}, and has ${said?.amount_cents}`,
      );
    }),
  );
}

/** Holds what the screens know against what the house says when nothing happens any more. */
async function compare(trial: Trial, screens: readonly Listener[]): Promise<void> {
  for (const screen of screens) {
    const { player } = screen;
    const accounts = await readUntilAnswered(() => player.caller.call(listAccounts, {}));
    const said = accounts.find(({ currency }) => currency === player.purse.currency);
    const isSame = () => screen.balance?.amount_cents === said?.amount_cents;
    trial.expect(
      await untilSo(isSame, KNOWN_WITHIN_SECONDS),
      `player ${player.index} was told ${screen.balance?.amount_cents} last, and has ${said?.amount_cents}`,
    );
    for (const { id, state } of await readPayments(player))
      trial.expect(
        screen.payments.get(id)?.has(state) ?? false,
        `player ${player.index} was not told that payment ${id} is ${state}`,
      );
    for (const sentence of screen.broken) trial.expect(false, sentence);
  }
  const count = (of: (screen: Listener) => number) =>
    screens.reduce((sum, screen) => sum + of(screen), 0);
  trial.figures["reconnects"] = count(({ reconnects }) => reconnects);
  trial.figures["read_anew"] = count(({ gaps }) => gaps);
  trial.expect(count(({ reconnects }) => reconnects) > 0, "no socket was lost");
}

async function untilSo(holds: () => boolean, patience: number): Promise<boolean> {
  for (const end = seconds() + patience; seconds() < end; await rest(LOOK_EVERY_MS))
    if (holds()) return true;
  return holds();
}

/** F14: live sockets are lost. */
export const lostSockets: Fault = {
  id: "F14",
  title: "half of the live sockets are lost again and again, then all of them for a while",
  run: async (options) => {
    const valkey = await startFaultyValkey();
    try {
      return await withPostgres("F14", ({ database }) => socketTrial(options, database, valkey));
    } finally {
      await valkey?.kill();
    }
  },
};
