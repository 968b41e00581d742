import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Illustration } from "../../../components/marketing/Illustration.tsx";
import { Closing, MarketingPage, Opening, Passage } from "../../../components/marketing/parts.tsx";
import { Details } from "./Details.tsx";

/** What the product does, each thing next to its picture. */
export function FeaturesScreen() {
  return (
    <MarketingPage>
      <DocumentTitle>Features</DocumentTitle>
      <Opening
        eyebrow="Features"
        title="Everything after the applause"
        lead="People who have just heard you want to read more, ask more, work with you. Here is what your page does for them, and for you."
      />
      <Passage
        level={2}
        title="A page you are proud to show"
        text="Your picture, your title, your words and links, with what you offer right below. It opens fast on any phone, in light and dark."
        points={[
          "An address with your own name",
          "A QR code for the last slide",
          "Posts to LinkedIn without leaving the page",
        ]}
        picture={
          <Illustration
            name="profile"
            alt="A creator’s page with picture, title, and calls to book at a price."
          />
        }
      />
      <Passage
        level={2}
        title="Calls that book themselves"
        text="Set the hours of your week once. People see your free times in their own time zone, take one, answer your questions and pay."
        points={[
          "A time is held while somebody pays, and is never sold twice",
          "What is busy in your calendar is not on offer",
          "Moving and cancelling by rules that both know beforehand",
        ]}
        picture={
          <Illustration
            name="calendar"
            alt="A month’s calendar with free days, and times to choose."
          />
        }
        isTurned
      />
      <Passage
        level={2}
        title="Meet in the browser"
        text="Each call that you give by video has a room of its own. Nothing to install, no link to send: both of you press Join."
        points={[
          "Camera, microphone and screen, checked before you go in",
          "Messages while you talk",
          "Back in the room after a lost connection or a reload",
        ]}
        picture={<Illustration name="session" alt="Two people in a video session." />}
      />
      <Passage
        level={2}
        title="Drops that are read"
        text="Publish the slides, the paper, the workbook as a PDF. Visitors see a preview; buyers read it on the page and go on where they stopped."
        points={[
          "Free, or at a price you set",
          "A preview of the first page",
          "In the buyer’s library for good",
        ]}
        picture={
          <Illustration name="reader" alt="A drop that somebody bought, open in the reader." />
        }
        isTurned
      />
      <Passage
        level={2}
        title="Paid, with the right VAT"
        text="You set the price. The buyer sees one price with the VAT that applies to them, and pays by card."
        points={[
          "Reverse charge for companies in other EU countries with a valid VAT number",
          "Refunds by the rules you both agreed to",
          "10% for the platform, after payment processing; 90% for you",
        ]}
        picture={
          <Illustration name="payment" alt="An order with its price and the VAT that is in it." />
        }
      />
      <Passage
        level={2}
        title="Know who comes back"
        text="Your dashboard has the next sessions and this month’s earnings. Your audience lists who has visited, booked or bought, and when."
        points={[
          "Every sale, with what you keep",
          "Bookings and sales as files for your bookkeeping",
          "Your sessions in the calendar app you use",
        ]}
        picture={
          <Illustration name="earnings" alt="A creator’s sales of a month, and what they keep." />
        }
        isTurned
      />
      <Details />
      <Closing title="Be one of the hundred" text="The private beta has room for 100 pioneers.">
        <ButtonLink href={PATHS.betaProgram} variant="primary" size="large">
          To the beta program
        </ButtonLink>
      </Closing>
    </MarketingPage>
  );
}
