import path from "node:path";
import { makeExecutableSchema } from "@graphql-tools/schema";
import { GraphQLScalarType } from "graphql";
import { createFolderFiles } from "../../server/providers/files/folder.ts";
import { storeFile } from "../../server/services/shared/storeFile.ts";
import { createMemoryStore } from "../../server/store/memory/memoryStore.ts";
import type { ProcessContext } from "../../server/services/shared/context.ts";
import { systemClocks, systemSources } from "../../server/systemSources.ts";

const warn = (message: string, details: unknown) => console.error(message, details);
const { newId, newSecret } = systemSources({ now: systemClocks.wall });

/** A call that stores its file, as the product's calls do, and says how large it was. */
export const CALL = "mutation ($file: Upload!) { store(file: $file) }";

/** What the product's services need to store a file in a folder. */
export function storageIn(folder: string) {
  const files = createFolderFiles({ folder: path.join(folder, "files"), warn });
  const providers = { files } as ProcessContext["providers"];
  const log: ProcessContext["log"] = (_level, message, details) => warn(message, details);
  return { store: createMemoryStore(), providers, now: systemClocks.wall, log, newId, newSecret };
}

/** The schema of the call. `contentOf` is how the server's reader hands over a file. */
export function storingSchema(options: {
  storage: ReturnType<typeof storageIn>;
  contentOf: (file: never) => AsyncIterable<Uint8Array>;
}) {
  const { storage, contentOf } = options;
  return makeExecutableSchema({
    typeDefs: `
      scalar Upload
      type Query { nothing: Int }
      type Mutation { store(file: Upload!): Int! }`,
    resolvers: {
      Upload: new GraphQLScalarType({ name: "Upload", parseValue: (value) => value }),
      Mutation: {
        store: async (_parent: unknown, { file }: { file: never }) => {
          const key = `documents/${storage.newId("doc")}.pdf`;
          const content = contentOf(file);
          return (await storeFile(storage, { key, contentType: "application/pdf", content }))
            .sizeInBytes;
        },
      },
    },
  });
}
