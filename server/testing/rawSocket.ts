import { connect } from "node:net";

/** A connection for writing what no real client would. */
export interface RawSocket {
  write(bytes: string | Uint8Array): void;
  /** Closes this side but keeps reading. */
  halfClose(): void;
  /** What has arrived, one character per byte, once `isEnough` says so or the server has closed. */
  received(isEnough?: (text: string) => boolean): Promise<string>;
  /** Resolves with everything received once the server has closed. */
  closed(): Promise<string>;
  destroy(): void;
}

/** Connects to a server at `http://host:port`. */
export function openSocket(address: string): RawSocket {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true });
  const state = { text: "", isClosed: false };
  const waiting: (() => void)[] = [];
  const wake = () => {
    for (const resolve of waiting.splice(0)) resolve();
  };
  const close = () => {
    state.isClosed = true;
    wake();
  };
  socket.on("data", (bytes: Buffer) => {
    state.text += bytes.toString("latin1");
    wake();
  });
  socket.on("end", close).on("close", close);
  // A reset counts as closed.
  socket.on("error", close);
  const received = async (isEnough = (arrived: string) => arrived.includes("\r\n\r\n")) => {
    while (!isEnough(state.text) && !state.isClosed) {
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    return state.text;
  };
  return {
    write: (bytes) => void (state.isClosed || socket.write(bytes)),
    halfClose: () => void socket.end(),
    received,
    closed: () => received(() => false),
    destroy: () => void socket.destroy(),
  };
}

/** The head of a request, with the empty line that ends it. */
export function head(first: string, headers: Record<string, string | number> = {}): string {
  const fields = Object.entries({ host: "127.0.0.1", ...headers });
  const lines = fields.map(([name, value]) => `${name}: ${value}`);
  return [first, ...lines, "", ""].join("\r\n");
}

/** The status of the first answer received; null when it was closed without one. */
export function statusOf(text: string): number | null {
  const [, status] =
    /^HTTP\/1\.1 (\d{3})/.exec(text.replace(/^HTTP\/1\.1 100 [^]*?\r\n\r\n/, "")) ?? [];
  return status === undefined ? null : Number(status);
}
