import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Illustration } from "../../../components/marketing/Illustration.tsx";
import { Closing, MarketingPage, Opening } from "../../../components/marketing/parts.tsx";
import { ClaimForm } from "./ClaimForm.tsx";
import { EarlyBeamers } from "./EarlyBeamers.tsx";
import { Figures } from "./Figures.tsx";
import { Questions } from "./Questions.tsx";
import { Steps } from "./Steps.tsx";

/** What the product is, in one page. */
export function HomeScreen() {
  return (
    <MarketingPage>
      <DocumentTitle>Turn your audience into clients</DocumentTitle>
      <Opening
        eyebrow="Private beta · 100 pioneers"
        title="Turn your audience into clients"
        lead="One page for your talks, your documents and your time. It replaces your link-in-bio, booking, payment and document tools."
        picture={
          <Illustration
            isFirst
            name="profile"
            alt="A creator’s page with picture, title, and calls to book at a price."
          />
        }
      >
        <ClaimForm />
      </Opening>
      <Figures />
      <Steps />
      <EarlyBeamers />
      <Questions />
      <Closing title="The stage is set. Claim your page.">
        <ClaimForm />
      </Closing>
    </MarketingPage>
  );
}
