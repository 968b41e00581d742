import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { investorsContactAddress } from "../../../domain/forms/addresses.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Columns } from "../../../ui/Layout/Layout.tsx";
import {
  Closing,
  MarketingPage,
  Note,
  Opening,
  Part,
} from "../../../components/marketing/parts.tsx";

const REASONS = [
  {
    title: "Who it is for",
    text: "Speakers, coaches and authors with an audience, who sell their time and their knowledge in four tools today, or not at all.",
  },
  {
    title: "How it earns",
    text: "10% of each sale, after payment processing. No subscription: the platform earns when its creators do.",
  },
  {
    title: "How it grows",
    text: "Every creator brings an audience along, from a stage or a post, and every beamer has a code to invite the next.",
  },
  {
    title: "Where we are",
    text: "The marketplace works: pages, documents, bookings, payments, VAT and video, in one product. A private beta of 100 pioneers comes first.",
  },
];

/** For people who are thinking about investing. */
export function InvestorsScreen() {
  return (
    <MarketingPage>
      <DocumentTitle>For investors</DocumentTitle>
      <Opening
        eyebrow="For investors"
        title="The business behind the talk"
        lead="Knowledge is given away on stages and sold in spreadsheets. We are building the place where an audience becomes clients. We are in our seed stage, and open to investors."
      >
        <ButtonLink href={investorsContactAddress()} variant="primary" size="large">
          Get in touch
        </ButtonLink>
      </Opening>
      <Part title="In short" isSplit>
        <Columns gap="large">
          {REASONS.map(({ title, text }) => (
            <Note key={title} level={3} title={title}>
              {text}
            </Note>
          ))}
        </Columns>
      </Part>
      <Closing
        title="See for yourself, then ask us"
        text="We are glad to show you the product and the figures behind it."
      >
        <ButtonLink href={investorsContactAddress()} size="large">
          Contact us
        </ButtonLink>
      </Closing>
    </MarketingPage>
  );
}
