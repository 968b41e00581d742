import type { TalkRow } from "../../store/ports/catalogue.ts";
import type { BillingDetails, UserRow } from "../../store/ports/profiles.ts";

/** No break opportunity: 60 letters. */
export const UNBROKEN_WORD = "Demonstrationsveranstaltungsvorbereitungsgespraechsprotokoll";

/** Someone with a long name, as real names can be. */
export const LONG_NAMED = {
  firstName: "Maximiliana-Theodora Annegret",
  lastName: "von Demonstratowitz-Beispielhausen zu Musterfelden",
  slug: "maximiliana-theodora-annegret-von-demonstratowitz-beispielha",
  email: "maximiliana-theodora.von-demonstratowitz-beispielhausen@demo.example",
  professionalTitle:
    "Principal Demonstration Engineer and Head of Long Titles at the Institute for Exemplary Layouts",
} as const satisfies Partial<UserRow>;

/** Things with long names, one of them a single word. */
export const LONG_TITLES = {
  offer: "An unhurried conversation about everything that you have been meaning to ask for years",
  drop: "The complete and annotated field guide to interfaces that nobody notices, second edition",
  talk: "What we learned from taking away, one after the other, all features that nobody asked for",
  word: UNBROKEN_WORD,
} as const;

/** An event whose name and place are long. */
export const LONG_EVENT = {
  eventName: "International Demonstration Conference on Exemplary Interfaces and Neighbouring Arts",
  eventLocation: "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch",
} as const satisfies Partial<TalkRow>;

/** A company whose name and address are long. */
export const LONG_BILLING = {
  fullName: `${LONG_NAMED.firstName} ${LONG_NAMED.lastName}`,
  email: LONG_NAMED.email,
  phoneNumber: "+32 2 000 00 00 ext. 0000",
  isCompany: true,
  companyName:
    "Vereinigte Demonstrationswerkstaetten fuer beispielhafte Oberflaechen und angrenzende Kuenste",
  vatNumber: "BE 0403.019.261",
  firstAddressLine: `${UNBROKEN_WORD} 1`,
  secondAddressLine:
    "Third courtyard, second staircase, behind the door with the demonstration bell",
  postalCode: "1000",
  city: LONG_EVENT.eventLocation,
  countryCode: "BE",
  state: "Brussels-Capital Region",
} as const satisfies BillingDetails;
