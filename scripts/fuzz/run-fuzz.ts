import { currencyConfig } from "@houselight/contracts";
import { brokenInvariants, chosenByTwo, openTestHouse, RunningClock } from "@houselight/test-kit";
import { type Outside, openOutside } from "@houselight/test-kit/outside/simulators";
import { freePort } from "@houselight/test-kit/private-postgres";
import { castOf, introduce, isSignedIn, player, staffOf } from "./cast.ts";
import { FLOWS } from "./flows/index.ts";
import { type Flow, FlowBroken, type Stage, type TestedHouse } from "./flows/stage.ts";
import { type FuzzOptions, type FuzzResult, FuzzRun } from "./fuzz-run.ts";
import { setStage } from "./flows/set-stage.ts";
import { trySockets } from "./sockets.ts";

/** Bob may have closed, excluded or signed himself out: after so many requests there is another Bob. */
const BOB_LIVES = 150;
/** Flows that are played again, with wrong requests between their own, each time there is another Bob. */
const FLOWS_AGAIN = 2;
const SOCKET_SHARE = 0.002;
/** Rounds of honest requests to what has not answered a success when all have been sent. */
const LAST_TRIES = 20;
const CURRENCIES = ["EUR", "USD", "CAD", "BTC"] as const;
/** A house reads its settings anew after this long at most. */
const SETTINGS_KEPT_MS = 3000;
/** Mails that are looked at: older ones are about people who are gone. */
const MAILS_READ = 20;

/** Throws a seeded storm of requests at a house of its own, and judges every answer by the contract. */
export async function runFuzz(options: FuzzOptions): Promise<FuzzResult> {
  const port = await freePort();
  // By its name: passkeys work at no other address.
  const url = `http://localhost:${port}`;
  const clock = new RunningClock();
  const outside = await openOutside(`http://127.0.0.1:${port}`, { sports: true, games: true });
  const env = { ...outside.env, PORT: String(port), WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: "0" };
  const { house, close } = await openTestHouse({ clock, env, serve: { jobs: true } });
  const place = { house, url, outside };
  try {
    const run = new FuzzRun(options, await castOf(house, url));
    const flows = FLOWS.filter(({ reaches }) => run.isAsked(reaches));
    const say = options.say ?? (() => {});
    const smooth = setStage(run, place, false);
    for (const flow of flows) await play(flow, smooth, say);
    const rough = setStage(run, place, true);
    for (let sent = 0; run.count < options.requests; sent += 1) {
      if (sent % BOB_LIVES === BOB_LIVES - 1) {
        await renew(run, place, clock);
        for (let again = 0; again < FLOWS_AGAIN && flows.length > 0; again += 1)
          await play(run.draws.of(flows), rough, () => {});
      }
      await run.step();
      if (run.count % 1000 < 1) say(`${run.count} requests, ${run.faults.length} faults`);
    }
    const rounds = Math.ceil(options.requests * SOCKET_SHARE);
    await reachMissing(run, () => renew(run, place, clock));
    const sockets = await trySockets(house, url, run.cast, run.draws, rounds);
    const broken = await brokenInvariants(house);
    return run.result(sockets, broken);
  } finally {
    await close();
    await outside.close();
  }
}

/** Asks for what no request has reached, as another Bob each time: one try may end his session for the rest. */
async function reachMissing(run: FuzzRun, anew: () => Promise<void>): Promise<void> {
  for (let tries = 0; tries < LAST_TRIES; tries += 1) {
    await anew();
    if (!(await run.reachMissing())) return;
  }
}

/** Plays a flow as far as it goes. */
async function play(flow: Flow, stage: Stage, say: (line: string) => void): Promise<void> {
  try {
    await flow.play(stage);
  } catch (error) {
    if (!(error instanceof FlowBroken)) throw error;
    say(`the flow "${flow.name}" ends early: ${error.message}`);
  }
}

/**
 * Brings a new Bob and new operators, offers the currencies of the beginning again, and reads the mails
 * for their tokens; brings a new Ada where her session was ended.
 */
async function renew(
  run: FuzzRun,
  { house, url, outside }: Pick<Stage, "url" | "outside"> & { readonly house: TestedHouse },
  clock: RunningClock,
): Promise<void> {
  const operators = await staffOf(house, url);
  if (run.currenciesChanged) {
    await chosenByTwo(house, url, currencyConfig, { enabled: [...CURRENCIES] });
    clock.advance(SETTINGS_KEPT_MS);
    run.currenciesChanged = false;
  }
  for (const [name, token] of await mailedTokens(outside)) run.known.keep("bob", name, token);
  const { actor: bob, id, email } = await player(house, url, "bob");
  introduce(run.known, bob, id, email);
  run.cast = { ...run.cast, operators, bob };
  if (await isSignedIn(run.cast.ada)) return;
  const fresh = await castOf(house, url);
  introduce(run.known, fresh.ada, fresh.adaId, fresh.ada.secret);
  run.cast = { ...fresh, operators, bob };
}

/** Returns the tokens of the links in the latest mails, by the name they have in a link. */
async function mailedTokens(outside: Outside): Promise<(readonly [string, string])[]> {
  const mails = (await outside.mails()).slice(0, MAILS_READ);
  return mails.flatMap(({ text }) =>
    [...text.matchAll(/[?&]([a-z_]*token)=([\w.~-]+)/g)].map(
      ([, name = "", token = ""]) => [name, token] as const,
    ),
  );
}
