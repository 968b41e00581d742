import { Link } from "../../../../ui/Link/Link.tsx";
import type { PolicySection } from "../section.ts";

/** Prices, contracts and payments. */
export const BUYING_TERMS: readonly PolicySection[] = [
  {
    id: "prices",
    title: "Prices and VAT",
    text: () => (
      <>
        <p>
          You buy from us: we are the seller of record. Prices are in euro. Each price says what VAT
          is in it. There are no costs on top: you use your own device and connection.
        </p>
        <p>
          VAT is that of your billing address. Until we know that address, we show prices for the
          country that you chose, or else the one of your IP address, or else Belgium. Outside the
          VAT area of the European Union there is no VAT. A company in another member state with a
          valid VAT number pays without VAT and accounts for it itself.
        </p>
        <p>
          If the service that checks VAT numbers doesn’t answer, we keep your number and charge VAT.
        </p>
      </>
    ),
  },
  {
    id: "contract",
    title: "How a purchase comes about",
    text: () => (
      <>
        <ul>
          <li>
            Something free: the contract is made when you press “Add to Library” or, for a session,
            when you complete the booking.
          </li>
          <li>
            Something paid: you give your billing details, see the total with its VAT, and confirm
            with your card. You can go back and correct everything until then. The contract is made
            when the card provider tells us that the payment succeeded.
          </li>
        </ul>
        <p>
          If an amount was charged that isn’t the one we showed you, or if we can’t give you what
          you paid for, we refund it at once.
        </p>
        <p>
          The site is in English, and so is the contract. We keep your payment with its price, VAT,
          billing details and what you agreed to.
        </p>
      </>
    ),
  },
  {
    id: "payment",
    title: "Payment, receipts and invoices",
    text: ({ email }) => (
      <>
        <p>
          You pay by card, through a card provider. Your card number goes from your browser to the
          card provider and never reaches us. Your bank may ask you to confirm. While it decides,
          nothing is charged twice for the same thing.
        </p>
        <p>
          The price of a session is that of the moment at which you took its time. The price of a
          drop or a talk is valid for a day once you have begun to pay; after that we show you
          today’s price first.
        </p>
        <p>
          After you have paid, a page shows the amount with its VAT, and your library or “My
          Sessions” shows what you bought. We also confirm it by mail, if your settings have an
          address that is confirmed; otherwise write to {email} for a confirmation. The site doesn’t
          make invoices yet: write to the same address for one.
        </p>
      </>
    ),
  },
  {
    id: "content",
    title: "Drops and talks",
    text: ({ email }) => (
      <>
        <p>
          What you add or buy is in your library, and stays there when it is no longer on sale. You
          read it in your browser, and you can download or print it. A creator may replace the file
          by a newer version; you then read that one.
        </p>
        <p>
          You get the right to use it yourself, for as long as you have it in your library. You may
          not give it to others, publish it, sell it, or use it to train software, unless the law
          allows it or its creator agrees. All other rights stay with the creator.
        </p>
        <p>
          You need a browser of the last two years. If a file doesn’t open, write to {email}. We may
          end your access if you share what you bought in breach of these terms, after we have told
          you why. Your rights under <Link href="#guarantee">Guarantee</Link> stay.
        </p>
      </>
    ),
  },
];
