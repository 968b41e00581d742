/** A form's id, and its name for people. */
export interface FormName {
  /** The same whenever this form of this record is opened. */
  readonly id: string;
  readonly label: string;
}

interface Titled {
  readonly id: string;
  readonly title: string;
}

const titled = (kind: string, { title }: Titled) => (title === "" ? kind : `${kind}: ${title}`);

/** Every form whose unsaved text is asked about before it is lost (docs/product.md 16.11). */
export const FORM_NAMES = {
  about: { id: "about", label: "Title and biography" },
  bookMe: { id: "book me", label: "Book me link" },
  links: { id: "links", label: "Links" },
  pageAddress: { id: "page address", label: "Page address" },
  week: { id: "week", label: "Weekly hours" },
  exceptions: { id: "exceptions", label: "Days off and other hours" },
  bookingRules: { id: "booking rules", label: "Booking rules" },
  billing: { id: "billing", label: "Billing settings" },
  mailAddress: { id: "mail address", label: "Address for mails" },
  message: { id: "message", label: "Your message" },
  betaRequest: { id: "beta request", label: "Request for a place" },
  newOffer: { id: "new offer", label: "New 1:1 call" },
  cancellation: (id: string): FormName => ({ id: `cancellation ${id}`, label: "Cancellation" }),
  meetingPlace: (id: string): FormName => ({ id: `meeting place ${id}`, label: "How you meet" }),
  payment: (id: string): FormName => ({ id: `payment ${id}`, label: "Billing details" }),
  offer: (offer: Titled): FormName => ({ id: `offer ${offer.id}`, label: titled("Call", offer) }),
  offerRules: (offer: Titled): FormName => ({
    id: `rules ${offer.id}`,
    label: titled("Booking rules", offer),
  }),
  questions: (offer: Titled): FormName => ({
    id: `questions ${offer.id}`,
    label: titled("Questions", offer),
  }),
  drop: (drop: Titled): FormName => ({ id: `drop ${drop.id}`, label: titled("Drop", drop) }),
  talk: (talk: Titled): FormName => ({ id: `talk ${talk.id}`, label: titled("Talk", talk) }),
} as const;
