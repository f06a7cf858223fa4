import { SMTPServer } from "smtp-server";
import type { KeptMails } from "./kept-mails.ts";

const SIZE_MAX = 1_000_000;

/** An SMTP server that keeps what it is given and passes nothing on. */
export function openMailServer(
  mails: KeptMails,
  { host, port }: { readonly host: string; readonly port: number },
): Promise<{ readonly port: number; close(): Promise<void> }> {
  const server = new SMTPServer({
    // It stands on this machine alone, with nothing to protect.
    authOptional: true,
    disabledCommands: ["AUTH", "STARTTLS"],
    disableReverseLookup: true,
    logger: false,
    size: SIZE_MAX,
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      let size = 0;
      stream.on("data", (part: Buffer) => {
        size += part.length;
        if (size <= SIZE_MAX) parts.push(part);
      });
      stream.on("end", () => {
        if (size > SIZE_MAX) {
          done(Object.assign(new Error("the mail is too large"), { responseCode: 552 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address);
        mails.add(Buffer.concat(parts), to).then(
          () => done(),
          () => done(Object.assign(new Error("this is not a mail"), { responseCode: 554 })),
        );
      });
    },
  });
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, host, () => {
      server.off("error", reject);
      // A client that goes away in the middle is its own affair.
      server.on("error", () => {});
      const address = server.server.address();
      resolve({
        port: typeof address === "object" && address ? address.port : port,
        close: () => new Promise((closed) => server.close(() => closed())),
      });
    });
  });
}
