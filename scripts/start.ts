import { enableCompileCache } from "node:module";
import { resolve } from "node:path";
import { readCommand } from "@houselight/test-kit/command-line";
import { buildSites, OFFICE_DIRECTORY, SITE_DIRECTORY } from "./build/build-sites.ts";

/** `npm start`: builds what is stale, starts the house with its simulators, says where to look. */
const begun = process.hrtime.bigint();
const seconds = (): string => (Number(process.hrtime.bigint() - begun) / 1e9).toFixed(1);
const progress = (step: string): void => {
  process.stdout.write(`  ${seconds().padStart(5)} s  ${step}\n`);
};

/** Modules without their types, as the last start left them: the next need not make them again. */
const COMPILED = resolve(import.meta.dirname, "../.cache/compile");

/** A demonstration shows the wait before a first payout, and does not last an hour. */
const DEMONSTRATION = { WITHDRAWAL_NEW_ACCOUNT_DELAY_MINUTES: "1" };

async function main(): Promise<void> {
  // An option that nothing reads would start another house than the one that was meant.
  readCommand({
    run: "npm start",
    about:
      "Builds what is stale and starts the house that the environment describes: docs/operating/configuration.md.",
    options: {},
  });
  process.stdout.write("Houselight starts.\n");
  enableCompileCache(COMPILED);
  const { start } = await import("@houselight/server");
  const { MAILBOX_PATH, ODDSFEED_PATH, openSimulators, PAPERID_PATH } = await import(
    "@houselight/simulators"
  );
  progress("looks whether the sites are up to date");
  const siteReady = buildSites().then((built) =>
    progress(built ? "the sites are built" : "the sites are up to date"),
  );
  siteReady.catch(() => {});
  const env = {
    SITE_DIR: SITE_DIRECTORY,
    BACK_OFFICE_DIR: OFFICE_DIRECTORY,
    ...DEMONSTRATION,
    ...process.env,
  };
  const started = await start({ env, progress, simulators: openSimulators, siteReady });
  process.stdout.write(`\nOpen (ready after ${seconds()} s)\n`);
  for (const { brand, url } of started.brands) process.stdout.write(`  ${url}  ${brand}\n`);
  const office = started.backOfficeUrl;
  if (office !== null) process.stdout.write(`  ${office}  back office\n`);
  if (started.simulatorsUrl !== null)
    process.stdout.write(
      `  payments are simulated at ${started.simulatorsUrl}\n  ${started.simulatorsUrl}${PAPERID_PATH}/  identity checks wait for you there\n  ${started.simulatorsUrl}${ODDSFEED_PATH}/  the simulated matches, and faults of their feed\n`,
    );
  if (started.simulatorsUrl !== null && started.mailsAreSimulated)
    process.stdout.write(`  ${started.simulatorsUrl}${MAILBOX_PATH}/  every mail of the house\n`);
  for (const { email, password, role } of started.logins)
    process.stdout.write(
      role === null
        ? `  log in as ${email} with ${password}\n`
        : `  ${role} of the back office: ${email} with ${password}\n`,
    );
  if (!started.hasManager)
    process.stdout.write(
      "  No manager can sign in: npm run invite-operator -- --email ADDRESS --name NAME\n",
    );
  process.stdout.write("Stop with Ctrl-C.\n");
  let ending = false;
  const end = () => {
    if (ending) return;
    ending = true;
    void started.stop().then(() => process.exit(0));
  };
  process.on("SIGTERM", end);
  process.on("SIGINT", end);
}

main().catch((error: unknown) => {
  const { name, message, stack } = error as Error;
  process.stderr.write(
    `${name === "StartError" || message.startsWith("The site cannot") ? message : stack}\n`,
  );
  process.exit(1);
});
