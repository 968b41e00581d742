import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { createYoga } from "graphql-yoga";
import { PGlite } from "@electric-sql/pglite";
import { createPgConfig } from "@electric-sql/pglite/node-postgres";
import { Pool } from "pg";
import { databaseOf } from "../../server/store/postgres/embedded/dataFolder.ts";
import { stockResolvers } from "./resolvers.ts";

/*
 * A graphql-yoga as its own guide sets it up, over `pg` or PGlite as theirs do, on the product's schema and data:
 * `PORT=… DATABASE_URL=… node bench/stock/server.ts`, with DATA_FOLDER for the embedded database.
 */
const { PORT, DATABASE_URL, DATA_FOLDER = "", SLOTS } = process.env;

const pool = DATABASE_URL
  ? new Pool({ connectionString: DATABASE_URL, max: 10 })
  : new Pool(createPgConfig(await PGlite.create(databaseOf(DATA_FOLDER))));
const typeDefs = await readFile(new URL("../../schema.graphql", import.meta.url), "utf8");
const resolvers = stockResolvers({ pool, isSteppedByDayjs: SLOTS === "dayjs" });
const yoga = createYoga({ schema: makeExecutableSchema({ typeDefs, resolvers }) });

createServer((request, response) => void yoga(request, response)).listen(Number(PORT), "127.0.0.1");
