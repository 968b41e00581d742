import { describe, expect, it } from "vitest";
import { createMemoryStandIns } from "../standIns/memory.ts";
import { addMissingPeople, addNewPerson, listPeople } from "./people.ts";

const demo = (subject: string, firstName = "Demo") => ({
  subject,
  email: `${subject}@example.test`,
  firstName,
  lastName: "Person",
  note: "Of the demo",
});

describe("the local provider's people", () => {
  it("are all kept when many come at once", async () => {
    const standIns = createMemoryStandIns();
    await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        addNewPerson(standIns, {
          firstName: "Ada",
          lastName: "Example",
          email: `ada-${index}@example.test`,
          isEmailVerified: true,
        }),
      ),
    );
    expect(await listPeople(standIns)).toHaveLength(50);
  });

  it("are one person per address, the latest entry in the first one's place", async () => {
    const standIns = createMemoryStandIns();
    for (const [firstName, email] of [
      ["Ada", "ada@example.test"],
      ["Bob", "bob@example.test"],
      ["Augusta", "ADA@example.test"],
    ] as const) {
      await addNewPerson(standIns, {
        firstName,
        lastName: "Example",
        email,
        isEmailVerified: true,
      });
    }
    const names = (await listPeople(standIns)).map(({ firstName }) => firstName);
    expect(names).toEqual(["Augusta", "Bob"]);
  });

  it("of the demo are added where they are missing, and stay as they are where they are not", async () => {
    const standIns = createMemoryStandIns();
    await addMissingPeople(standIns, [demo("a", "First")]);
    await addMissingPeople(standIns, [demo("a", "Second"), demo("b")]);
    const people = await listPeople(standIns);
    expect(people.map(({ subject, firstName }) => `${subject} ${firstName}`)).toEqual([
      "a First",
      "b Demo",
    ]);
  });
});
