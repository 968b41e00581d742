import type { PolicySection } from "../section.ts";

/** What consumers have by law: withdrawal, and the guarantee of conformity. */
export const CONSUMER_TERMS: readonly PolicySection[] = [
  {
    id: "withdrawal",
    title: "Right of withdrawal",
    text: ({ email }) => (
      <>
        <p>
          As a consumer you can withdraw from a purchase within 14 days, without giving a reason
          (book VI of the Belgian Code of Economic Law). The days are counted from the day after the
          purchase.
        </p>
        <p>
          <strong>Drops and talks.</strong> Before you open what you bought for the first time, we
          ask for your agreement that it is delivered to you at once, and that your right of
          withdrawal ends with that (article VI.53, 13°). As long as you haven’t agreed, it doesn’t
          open, and you can withdraw.
        </p>
        <p>
          <strong>Sessions.</strong> If the session may begin within the 14 days, we ask at checkout
          for your agreement that it takes place within them. Your right of withdrawal ends once the
          session has taken place (article VI.53, 1°). Until then you can withdraw and get all of
          your money back, also where “Cancel” would no longer refund it. We don’t rely on the
          exception for services on a fixed date.
        </p>
        <p>
          Tell us in any clear statement, for example by email to {email}, before the days are over.
          You can use the words below. The site has no button for it yet, except where cancelling a
          session refunds it. We pay back everything within 14 days of your message, to the card
          that you paid with, and charge nothing for it.
        </p>
        <p>
          Companies don’t have this right. We don’t ask for these agreements on a drop or a talk if
          the VAT number of its buyer was found valid.
        </p>
      </>
    ),
  },
  {
    id: "withdrawal-form",
    title: "Model form for withdrawal",
    text: ({ details }) => (
      <>
        <p>Fill this in and send it to us only if you want to withdraw from the contract.</p>
        <p>To:</p>
        {details}
        <ul>
          <li>
            I hereby give notice that I withdraw from my contract for the supply of the following
            digital content or service:
          </li>
          <li>Ordered on:</li>
          <li>Name of the consumer:</li>
          <li>Address of the consumer:</li>
          <li>Signature of the consumer (only on paper):</li>
          <li>Date:</li>
        </ul>
      </>
    ),
  },
  {
    id: "guarantee",
    title: "Guarantee",
    text: ({ email }) => (
      <>
        <p>
          Drops and talks must be what was promised, and what you can reasonably expect of them. For
          consumers the law gives a guarantee of conformity for digital content and digital services
          (articles 1701/1 and following of the old Belgian Civil Code). We are liable for what is
          wrong at delivery and shows within two years.
        </p>
        <p>
          You can ask us to put it right, free of charge and within a reasonable time. If that is
          impossible, takes too long or fails, you can have the price reduced or end the contract
          and get your money back.
        </p>
        <p>
          For a session, the general rules of contract law apply: if it isn’t given, or not as
          agreed, you can ask for it to be given, for a reduced price, or for your money back.
        </p>
        <p>Write to {email}, and say what you bought and what is wrong.</p>
      </>
    ),
  },
];
