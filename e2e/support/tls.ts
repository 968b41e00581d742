import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { request } from "node:http";
import { createServer } from "node:https";
import { tmpdir } from "node:os";
import path from "node:path";

/** A key and a self-signed certificate for localhost; null where openssl is missing. */
export function makeCertificate(): { key: string; cert: string } | null {
  const folder = mkdtempSync(path.join(tmpdir(), "beamers-tls-"));
  const [key, cert] = [path.join(folder, "key.pem"), path.join(folder, "cert.pem")];
  const made = ["-keyout", key, "-out", cert, "-subj", "/CN=localhost", "-days", "2"];
  try {
    const args = ["req", "-x509", "-newkey", "rsa:2048", "-nodes", ...made];
    execFileSync("openssl", args, { stdio: "ignore" });
    return { key: readFileSync(key, "utf8"), cert: readFileSync(cert, "utf8") };
  } catch {
    return null;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Listens at `port` with TLS, as the proxy before a server does, and passes everything on. */
export async function startTlsProxy(options: {
  port: number;
  serverUrl: string;
  certificate: { key: string; cert: string };
}): Promise<{ close(): Promise<void> }> {
  const { port, serverUrl, certificate } = options;
  const proxy = createServer(certificate, (incoming, answer) => {
    const { method, headers, url = "/" } = incoming;
    const passedOn = request(new URL(url, serverUrl), { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    passedOn.on("error", () => answer.destroy());
    incoming.pipe(passedOn);
  });
  await new Promise<void>((resolve) => proxy.listen(port, "localhost", resolve));
  return {
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
