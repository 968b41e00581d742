import { type IncomingMessage, type ServerResponse, createServer } from "node:http";
import { text } from "node:stream/consumers";
import { PGlite } from "@electric-sql/pglite";
import { Pool } from "pg";
import { databaseOf } from "../../server/store/postgres/embedded/dataFolder.ts";
import { poolConfig } from "../../server/store/postgres/embedded/poolConfig.ts";
import { STATEMENTS, type Variables } from "./statements.ts";

/*
 * Close to the upper bound of serving on an engine: one prepared statement per request makes the
 * answer, and node:http sends it. No schema, no tokens, no limits, no errors. `PORT=…
 * DATABASE_URL=… node bench/limit/server.ts`, with DATA_FOLDER for the embedded database.
 */
const { PORT, DATABASE_URL, DATA_FOLDER = "" } = process.env;

const pool = new Pool(
  DATABASE_URL
    ? { connectionString: DATABASE_URL, max: 10 }
    : poolConfig(await PGlite.create(databaseOf(DATA_FOLDER))),
);

interface Call {
  doc_id: string;
  variables: Variables;
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  if (request.method !== "POST") return void response.end();
  const { doc_id: id, variables } = JSON.parse(await text(request)) as Call;
  const statement = STATEMENTS.get(id);
  if (statement === undefined) return void response.writeHead(404).end();
  const { name, text: query, valuesOf, finish = (json) => json } = statement;
  const { rows } = await pool.query<{ answer: string }>({
    name,
    text: query,
    values: valuesOf(variables),
  });
  const body = Buffer.from(`{"data":${finish(rows[0]?.answer ?? "null", variables)}}`);
  response.writeHead(200, {
    "content-type": "application/json; charset=utf-8",
    "content-length": body.length,
  });
  response.end(body);
}

createServer((request, response) => void answer(request, response)).listen(
  Number(PORT),
  "127.0.0.1",
);
