import { PolicyPage } from "./PolicyPage.tsx";

const sections = [
  {
    title: "What this is",
    text: "A marketplace where creators publish documents and talks and sell one-to-one sessions. Reading public pages needs no account; buying, booking and keeping things do.",
  },
  {
    title: "Who sells",
    text: "You buy from the platform, which is the seller of record. The price that you see says what VAT is in it: your country’s, or none outside the EU. Companies in another member state with a valid VAT number pay without VAT and account for it themselves.",
  },
  {
    title: "Sessions",
    text: "A time that you choose is held for 15 minutes until it is paid. If your payment arrives after your time was given up and somebody else has it, you get your money back at once.",
  },
  {
    title: "Documents",
    text: "What you buy stays in your library, even when it is no longer on sale. It is for you to read, not to pass on. Consumers may withdraw from a purchase within 14 days, until they have agreed to open it.",
  },
  {
    title: "For creators",
    text: "The platform takes 10% of the net price after payment processing; 90% is yours. What you publish stays yours, and you answer for it.",
  },
];

/** The terms of use, as the product works. */
export function TermsScreen() {
  return (
    <PolicyPage
      title="Terms of Use"
      lead="What you can expect of us, and we of you."
      sections={sections}
    />
  );
}
