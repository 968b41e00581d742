import { expect, it } from "vitest";
import { fullName } from "./fullName.ts";

it.each([
  [{ firstName: "Demo", lastName: "Speaker" }, "Demo Speaker"],
  [{ firstName: "Sukarno", lastName: "" }, "Sukarno"],
  [{ firstName: "", lastName: "Sukarno" }, "Sukarno"],
])("of %o is %s, without a space too many", (person, name) => {
  expect(fullName(person)).toBe(name);
});
