import { createServer, type AddressInfo } from "node:net";
import { StartError } from "#platform/config";

/** Codes of an address that is none, or another machine's. */
const NOT_OURS = ["EADDRNOTAVAIL", "ENOTFOUND", "EAI_AGAIN", "EINVAL"];

/** Opens a port. Throws StartError, which names the variable, when it is taken or forbidden, or HOST is not ours. */
export async function listening<T>(
  variable: string,
  port: number,
  listen: () => Promise<T>,
): Promise<T> {
  try {
    return await listen();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const advice = `Set ${variable} to another.`;
    if (NOT_OURS.includes(code ?? ""))
      throw new StartError(
        `HOST is no address of this machine (${code}): 127.0.0.1 is for itself alone, 0.0.0.0 all of them.`,
      );
    if (code === "EADDRINUSE") throw new StartError(`Port ${port} is taken. ${advice}`);
    if (code === "EACCES")
      throw new StartError(`Port ${port} may not be opened by this user. ${advice}`);
    throw error;
  }
}

/** Opens a port and closes it again. Returns which it was: for port 0 one that nobody listens on. */
export const probePort = (host: string, port: number): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once("error", reject);
    probe.listen(port, host, () => {
      const opened = (probe.address() as AddressInfo).port;
      probe.close(() => resolve(opened));
    });
  });
