import { GraphQLError, GraphQLScalarType, Kind, valueFromASTUntyped } from "graphql";
import { refuse } from "../../src/domain/shared/errors.ts";
import { UPLOAD_MAX_BYTES } from "../../src/domain/shared/limits.ts";
import type { UploadedFile } from "../services/shared/upload.ts";

function refused(message: string): never {
  throw new GraphQLError(message, { extensions: { code: "BAD_USER_INPUT" } });
}

/** A scalar that travels as a string and is passed on as it came. */
function stringScalar(options: {
  name: string;
  parse: (value: string) => string;
  serialize: (value: unknown) => string;
}): GraphQLScalarType<string, string> {
  const parseValue = (value: unknown) =>
    typeof value === "string" ? options.parse(value) : refused(`${options.name} must be a string`);
  return new GraphQLScalarType({
    name: options.name,
    serialize: options.serialize,
    parseValue,
    parseLiteral: (node) => parseValue(node.kind === Kind.STRING ? node.value : null),
  });
}

/**
 * A scalar of commands, whose rule in the domain reads it: unlike a scalar, the rule knows the
 * field's name and the text that a form shows next to it.
 */
function commandScalar(name: string): GraphQLScalarType<unknown, string> {
  return new GraphQLScalarType({
    name,
    serialize: String,
    parseValue: (value) => value,
    parseLiteral: (node, variables) => valueFromASTUntyped(node, variables),
  });
}

function parseEuro(value: unknown): number {
  if (typeof value !== "number" || !Number.isFinite(value) || value < 0) {
    return refused("An amount must be a number of euro, 0 or more");
  }
  // 12.34 * 100 is 1234.0000000000002: half a thousandth of a cent is
  // rounding, more is a third decimal.
  if (Math.abs(value * 100 - Math.round(value * 100)) > 1e-5) {
    return refused("An amount has at most two decimals");
  }
  return value;
}

/** What reads bodies has put it there; nothing that comes as JSON can do anything. */
function isUploadedFile(value: unknown): value is UploadedFile {
  if (typeof value !== "object" || value === null) return false;
  const { name, content } = value as Partial<UploadedFile>;
  return typeof name === "string" && typeof content === "function";
}

/** A file as a browser has it: whole already. */
const isFile = (value: unknown): value is File => value instanceof File;

const uploaded = (file: File): UploadedFile => ({
  name: file.name,
  content: async function* content() {
    if (file.size > UPLOAD_MAX_BYTES) refuse("PAYLOAD_TOO_LARGE");
    yield new Uint8Array(await file.arrayBuffer());
  },
});

function parseUpload(value: unknown): UploadedFile {
  if (isUploadedFile(value)) return value;
  return isFile(value) ? uploaded(value) : refused("A file must be a multipart part");
}

/** The schema's own scalars: instants are epoch milliseconds and money is cents inside. */
export const scalars = {
  DateTime: stringScalar({
    name: "DateTime",
    parse: (value) => {
      const instant = Date.parse(value);
      return Number.isNaN(instant)
        ? refused("A date must be an ISO 8601 instant")
        : new Date(instant).toISOString();
    },
    serialize: (value) => new Date(value as number).toISOString(),
  }),
  LocalDate: commandScalar("LocalDate"),
  LocalTime: commandScalar("LocalTime"),
  Euro: new GraphQLScalarType({
    name: "Euro",
    serialize: (cents) => (cents as number) / 100,
    parseValue: parseEuro,
    parseLiteral: (node) =>
      parseEuro(node.kind === Kind.INT || node.kind === Kind.FLOAT ? Number(node.value) : null),
  }),
  Upload: new GraphQLScalarType({
    name: "Upload",
    serialize: () => refused("A file is never sent back"),
    parseValue: parseUpload,
    parseLiteral: () => refused("A file must be a variable"),
  }),
  ErrorCode: new GraphQLScalarType({ name: "ErrorCode" }),
};
