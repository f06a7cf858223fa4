import { connect, createServer, type Socket } from "node:net";

export interface TcpProxy {
  readonly port: number;
  /** Every piece waits this long on its way, in each direction; 0 for a good line. */
  delayMs: number;
  /** Swallows what is sent, and closes nothing: a line that was cut. */
  cut: boolean;
  /** Lets nobody through: whoever comes is turned away. */
  shut: boolean;
  /** Breaks the connections that are chosen, one after the other. */
  drop(isChosen: () => boolean): void;
  close(): Promise<void>;
}

/** Stands between a house and a server on this machine and makes their line bad on request. */
export async function startTcpProxy(targetPort: number): Promise<TcpProxy> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    if (proxy.shut) {
      near.destroy();
      return;
    }
    const far = connect(targetPort, "127.0.0.1");
    join(near, far);
    join(far, near);
  });
  const join = (from: Socket, to: Socket): void => {
    sockets.add(from);
    from.setNoDelay(true);
    let order = Promise.resolve();
    /** In the order in which it came, each after its own delay. */
    const later = (act: () => void): void => {
      const due = new Promise<void>((done) => setTimeout(done, proxy.delayMs));
      order = order.then(() => due).then(act);
    };
    from.on("data", (piece) => {
      if (proxy.cut) return;
      if (proxy.delayMs === 0) void order.then(() => to.write(piece));
      else later(() => to.write(piece));
    });
    from.on("close", () => {
      sockets.delete(from);
      to.destroy();
    });
    from.on("error", () => {});
  };
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const address = server.address();
  const proxy: TcpProxy = {
    port: typeof address === "object" && address ? address.port : 0,
    delayMs: 0,
    cut: false,
    shut: false,
    drop(isChosen) {
      for (const socket of sockets) if (isChosen()) socket.destroy();
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((done) => server.close(done));
    },
  };
  return proxy;
}
