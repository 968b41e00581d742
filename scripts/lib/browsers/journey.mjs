/** @typedef {ReturnType<typeof import("./person.mjs").createPerson>} Person */

const DROP = "A keynote in nine sentences";

/**
 * What someone does in a browser that the other tests do not run in, from a call's times to a
 * creator's own hours. Each step begins where the one before ended.
 * @type {readonly { title: string, go: (person: Person) => Promise<void> }[]}
 */
export const journey = [
  {
    title: "sees the times of a call and signs in at one",
    go: async (person) => {
      await person.open("/demo-speaker/offerings");
      await person.press("link", "Book Rehearse your keynote");
      await person.press("button", "Next month");
      await person.press("button", /^Continue with \d\d:\d\d$/);
      await person.press("button", "Continue with LinkedIn");
      await person.press("button", /^Demo Guest/);
    },
  },
  {
    title: "answers the questions and books",
    go: async (person) => {
      await person.sees("timer");
      await person.fill(/What would you like to talk about\?/, "The opening of a talk");
      await person.press("button", /^Continue to Payment/);
      await person.isAt(/\/payment\/pay_/);
    },
  },
  {
    title: "pays with a card and is led to the session",
    go: async (person) => {
      await person.fill(/Full name/, "Demo Buyer");
      await person.fill(/^Email/, "buyer@demo.example");
      await person.fill(/Address line 1/, "Demo Street 1");
      await person.fill(/Postal code/, "1000");
      await person.fill(/City/, "Brussels");
      await person.fill(/^Country/, "Belgium");
      await person.press("option", /^Belgium/);
      await person.press("button", /^Continue/);
      await person.fill(/Card number/, "4242424242424242");
      await person.fill(/Expir/, "1240");
      await person.fill(/CVC|Security code/, "123");
      await person.press("button", /^Pay/);
      await person.press("link", "Redirect now");
      await person.isAt(/\/one-on-one-booking-detail\//);
      await person.reads("Paid");
    },
  },
  {
    title: "adds a document to the library and reads it",
    go: async (person) => {
      await person.open("/demo-speaker/offerings");
      await person.press("link", DROP);
      await person.press("button", "Add to Library");
      await person.sees("group", /^Page 1 of/);
    },
  },
  {
    title: "signs out, and in as the creator, whose offerings are there",
    go: async (person) => {
      await person.press("button", "Your account");
      await person.press("menuitem", "Sign out");
      await person.isAt(/\/(?:login|home)/);
      await person.open("/beamer/offerings");
      await person.press("button", "Continue with LinkedIn");
      await person.press("button", /^Demo Speaker/);
      await person.sees("heading", /Rehearse your keynote/);
    },
  },
  {
    title: "changes the weekly hours",
    go: async (person) => {
      await person.open("/beamer/availability/slots");
      await person.fill(/^Monday.*from$/, "09:30");
      await person.press("button", "Save");
      await person.reads("Weekly hours saved");
    },
  },
];
