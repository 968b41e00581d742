import { getNamedType, type GraphQLNamedType, isInputObjectType } from "graphql";
import { expect, it } from "vitest";
import { createWorld } from "../world/world.ts";
import { ACCESS, type Call } from "./generated/access.ts";

const { schema } = createWorld();

const takesFile = (type: GraphQLNamedType): boolean =>
  type.name === "Upload" ||
  (isInputObjectType(type) &&
    Object.values(type.getFields()).some((field) => takesFile(getNamedType(field.type))));

it("counts every call that takes a file as costly", () => {
  const uploads = Object.values(schema.getMutationType()?.getFields() ?? {})
    .filter(({ args }) => args.some((arg) => takesFile(getNamedType(arg.type))))
    .map(({ name }) => name as Call);
  expect(uploads.sort()).toEqual([
    "createPublication",
    "createTalk",
    "replaceDocument",
    "updateUserProfilePicture",
  ]);
  expect(uploads.filter((name) => !ACCESS[name].isCostly)).toEqual([]);
});
