import { PolicyPage } from "./PolicyPage.tsx";

const sections = [
  {
    title: "What this is",
    text: "A marketplace where experts publish documents and talks and sell one-to-one sessions. Reading public pages needs no account; buying, booking and keeping things does.",
  },
  {
    title: "Who sells",
    text: "You buy from the platform, which is the seller of record. The price you see includes the VAT of your country. Companies of another member state with a valid VAT number pay without VAT and owe it themselves.",
  },
  {
    title: "Sessions",
    text: "A time that you choose is held for 15 minutes until it is paid. A session can be moved until one hour before it begins. If your payment arrives after your time was given up and somebody else has it, you get your money back at once.",
  },
  {
    title: "Documents",
    text: "What you buy stays in your library, also when it is no longer on sale. It is for you to read, not to pass on.",
  },
  {
    title: "For experts",
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
