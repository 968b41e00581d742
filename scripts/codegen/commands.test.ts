import { buildSchema } from "graphql";
import { expect, it } from "vitest";
import { tableOf } from "./commands.ts";

it("gives each command the rule of its mutation, and none where there is no such rule", () => {
  const schema = buildSchema(`
    input TakeSlotCommand { time: String! }
    input DropSlotCommand { id: ID! }
    type Query { me: String }
    type Mutation {
      takeSlot(command: TakeSlotCommand!): String
      dropSlot(command: DropSlotCommand!): String
      logOut: String
    }
  `);
  const table = tableOf(schema, ["src/domain/slots/inputs/takeSlot.ts"]);
  expect(table).toContain(
    `import { takeSlotInput } from "../../../src/domain/slots/inputs/takeSlot.ts";`,
  );
  expect(table).toContain("TakeSlotCommand: takeSlotInput,");
  expect(table).not.toContain("DropSlot");
});
