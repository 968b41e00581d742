import { createServer } from "node:http";
import { createYoga } from "graphql-yoga";
import { storageIn, storingSchema } from "./storing.ts";

/**
 * The same call behind the library's own reader, which buffers the whole file before the call runs.
 */
const storage = storageIn(process.env["DATA_FOLDER"] ?? "");
const yoga = createYoga({
  schema: storingSchema({
    storage,
    contentOf: async function* contentOf(file: File) {
      yield new Uint8Array(await file.arrayBuffer());
    },
  }),
  maxRequestBodySize: 40_000_000,
  logging: false,
});
const server = createServer((request, response) => void yoga(request, response));
server.listen(Number(process.env["PORT"]), "127.0.0.1");
