import { PolicyPage } from "./PolicyPage.tsx";

const sections = [
  {
    title: "What this is",
    text: "A marketplace where creators publish drops (PDF documents) and talks, and offer 1:1 calls. Reading public pages needs no account; buying, booking and keeping things do.",
  },
  {
    title: "Who sells",
    text: "You buy from the platform, which is the seller of record. The price that you see says what VAT is in it: your country’s, or none outside the EU. Companies in another member state with a valid VAT number pay without VAT and account for it themselves.",
  },
  {
    title: "Sessions",
    text: "When you choose a time, we hold it for 15 minutes while you pay. If your payment arrives after the hold ran out and somebody else has taken the time, we refund it at once.",
  },
  {
    title: "Drops and talks",
    text: "What you buy stays in your library, even when it is no longer on sale. It is for you to read, not to share. Consumers may withdraw from a purchase within 14 days, until they have agreed to open it.",
  },
  {
    title: "For creators",
    text: "The platform takes 10% of the net price after payment processing; 90% is yours. What you publish stays yours, and you are responsible for it.",
  },
];

/** The terms of use, as the product works. */
export function TermsScreen() {
  return (
    <PolicyPage
      title="Terms of use"
      lead="What you can expect from us, and we from you."
      sections={sections}
    />
  );
}
