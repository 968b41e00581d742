import { readFile } from "node:fs/promises";
import { createServer } from "node:http";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { type Plugin, createYoga } from "graphql-yoga";
import { persistedDocumentsOfPages } from "../requests.ts";
import { openStockDatabase } from "./database.ts";
import { createLoaders } from "./loaders.ts";
import { stockResolvers } from "./resolvers.ts";

/*
 * What a good engineer builds with graphql-yoga in a day, on the product's schema and data: a
 * loader per relation, columns read once and only those shown, prepared statements, documents by
 * id. It checks no token, counts no calls and sets no headers. `PORT=… DATABASE_URL=… node
 * bench/stock/server.ts`, with DATA_FOLDER for the embedded database.
 */
const { PORT, DATABASE_URL, DATA_FOLDER = "" } = process.env;

const read = await openStockDatabase({ databaseUrl: DATABASE_URL, dataFolder: DATA_FOLDER });
const typeDefs = await readFile(new URL("../../schema.graphql", import.meta.url), "utf8");
const documents = persistedDocumentsOfPages();

const usePersistedDocuments: Plugin = {
  onParams({ params, setParams }) {
    const { doc_id: id } = params as { doc_id?: string };
    if (id !== undefined) setParams({ query: documents[id], variables: params.variables });
  },
};

const yoga = createYoga({
  schema: makeExecutableSchema({ typeDefs, resolvers: stockResolvers }),
  context: () => ({ read, loaders: createLoaders(read) }),
  plugins: [usePersistedDocuments],
  extraParamNames: ["doc_id"],
  logging: false,
  graphiql: false,
});

createServer((request, response) => void yoga(request, response)).listen(Number(PORT), "127.0.0.1");
