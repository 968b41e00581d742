import { readdirSync } from "node:fs";
import { createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import path from "node:path";
import { text } from "node:stream/consumers";
import { inProject } from "../../scripts/lib/project.mjs";
import { nameOfBuild } from "../../scripts/vite/buildName.ts";

/** A proxy between browsers and a server: it plays the network, and the next build of the web app. */
export interface Deployments {
  /** From now on no request gets an answer. */
  cut(): void;
  mend(): void;
  /** From now on the web app is of another build, without the files of the one before. */
  deploy(): void;
  close(): Promise<void>;
}

const FOLDER = inProject("dist");
/** Files of a build, but for those in folders, whose names do not change. */
const ASSET = /^(.*\/assets\/)([^/]+)$/;

/** Listens at `port` and passes everything on to the server. */
export async function startDeployments(options: {
  port: number;
  serverUrl: string;
}): Promise<Deployments> {
  const { port, serverUrl } = options;
  const build = nameOfBuild(FOLDER);
  const names = readdirSync(path.join(FOLDER, "assets")).filter((name) => /\.(js|css)$/.test(name));
  const anyName = new RegExp(names.map((name) => name.replaceAll(".", "\\.")).join("|"), "g");
  /** A build of the same sources in which each file has another name. */
  const renamed = (source: string) =>
    source.replaceAll(anyName, "next-$&").replaceAll(build, `next-${build}`);
  let isCut = false;
  let isNext = false;

  const answer = (incoming: IncomingMessage, response: ServerResponse) => {
    if (isCut) return response.destroy();
    const { method, headers, url = "/" } = incoming;
    const [, folder, name = ""] = ASSET.exec(url) ?? [];
    if (isNext && names.includes(name)) return response.writeHead(404).end();
    const asked = folder === undefined ? url : folder + name.replace(/^next-/, "");
    const { "if-none-match": _known, "if-modified-since": _since, ...unconditional } = headers;
    const plain = isNext ? { ...unconditional, "accept-encoding": "identity" } : headers;
    const passedOn = request(new URL(asked, serverUrl), { method, headers: plain }, (got) => {
      const isText = /javascript|css|html/.test(got.headers["content-type"] ?? "");
      if (!isNext || !isText) {
        response.writeHead(got.statusCode ?? 502, got.headers);
        return got.pipe(response);
      }
      const { "content-length": _, etag: _old, "last-modified": _then, ...others } = got.headers;
      void text(got).then((source) =>
        response.writeHead(got.statusCode ?? 502, others).end(renamed(source)),
      );
    });
    passedOn.on("error", () => response.destroy());
    incoming.pipe(passedOn);
  };

  const proxy = createServer(answer);
  await new Promise<void>((resolve) => proxy.listen(port, "localhost", resolve));
  return {
    cut() {
      isCut = true;
      proxy.closeAllConnections();
    },
    mend: () => void (isCut = false),
    deploy: () => void (isNext = true),
    close: async () => {
      proxy.closeAllConnections();
      await new Promise((resolve) => proxy.close(resolve));
    },
  };
}
