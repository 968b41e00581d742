/**
 * The people on the marketing pages. All of them are placeholders: replace them with your own, in
 * this file alone.
 */

/** Somebody of the team. */
export interface TeamMember {
  name: string;
  role: string;
  /** What they do here, in a sentence. */
  about: string;
}

/** A creator of the private beta. */
export interface EarlyBeamer {
  name: string;
  professionalTitle: string;
  /** What their page offers. */
  offers: string;
}

export const TEAM: readonly TeamMember[] = [
  {
    name: "Placeholder One",
    role: "Product",
    about: "Decides what comes next, and what does not come at all.",
  },
  {
    name: "Placeholder Two",
    role: "Engineering",
    about: "Makes sure that a time is never sold twice.",
  },
  {
    name: "Placeholder Three",
    role: "Design",
    about: "Looks after every screen, on every phone.",
  },
  {
    name: "Placeholder Four",
    role: "Creators",
    about: "Helps each beamer from the first line to the first sale.",
  },
  {
    name: "Placeholder Five",
    role: "Finance and law",
    about: "Keeps VAT, payments and policies in order.",
  },
];

export const EARLY_BEAMERS: readonly EarlyBeamer[] = [
  {
    name: "Placeholder Speaker",
    professionalTitle: "Keynote speaker",
    offers: "The slides of each talk, and half an hour of questions afterwards.",
  },
  {
    name: "Placeholder Coach",
    professionalTitle: "Leadership coach",
    offers: "A first call for free, then sessions of an hour.",
  },
  {
    name: "Placeholder Author",
    professionalTitle: "Author and researcher",
    offers: "Drops to read on the train, and calls for teams who want to apply them.",
  },
];
