import { makeExecutableSchema } from "@graphql-tools/schema";
import type { GraphQLSchema } from "graphql";
import { refuse } from "../../src/domain/shared/errors.ts";
import { scalars } from "../graphql/scalars.ts";
import type { UploadedFile } from "../services/shared/upload.ts";

interface Args {
  file: UploadedFile;
}

/** Calls that read all of a file, some of it, or nothing. */
export function uploadSchema(
  options: {
    /** Called before each block is taken. */
    onBlock?: (bytesBefore: number) => Promise<void> | void;
  } = {},
): GraphQLSchema {
  return makeExecutableSchema({
    typeDefs: `
      scalar Upload
      type Query { nothing: Int }
      type Mutation {
        readAll(file: Upload!): Int!
        readFirst(file: Upload!): Int!
        readNone(file: Upload!): Int!
        readTwice(file: Upload!): Int!
      }`,
    resolvers: {
      Upload: scalars.Upload,
      Mutation: {
        readAll: async (_parent: unknown, { file }: Args) => {
          let bytes = 0;
          await options.onBlock?.(bytes);
          for await (const block of file.content()) {
            bytes += block.length;
            await options.onBlock?.(bytes);
          }
          return bytes;
        },
        readFirst: async (_parent: unknown, { file }: Args) => {
          for await (const block of file.content()) return block[0] ?? 0;
          return 0;
        },
        readNone: () => refuse("FORBIDDEN"),
        readTwice: async (_parent: unknown, { file }: Args) => {
          for await (const block of file.content()) void block;
          for await (const block of file.content()) return block.length;
          return 0;
        },
      },
    },
  });
}
