import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { PATHS } from "../../../domain/shared/paths.ts";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Cluster } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Illustration } from "../../../components/marketing/Illustration.tsx";
import { MarketingPage, Opening } from "../../../components/marketing/parts.tsx";

/** That the product is open to few people so far, and how to be one of them. */
export function PrivateBetaScreen() {
  return (
    <MarketingPage>
      <DocumentTitle>Private beta</DocumentTitle>
      <Opening
        eyebrow="Private beta"
        title="One hundred pioneers"
        lead="We open slowly, with 100 creators. What they miss is what we build next, and they keep 90% of every sale, after payment processing, from the first day."
        picture={
          <Illustration
            isFirst
            name="calendar"
            alt="A month’s calendar with free days, and times to choose."
          />
        }
      >
        <Cluster gap="medium">
          <ButtonLink href={PATHS.betaProgram} variant="primary" size="large">
            To the beta program
          </ButtonLink>
          <Link href={PATHS.join}>I have a beamer code</Link>
        </Cluster>
      </Opening>
    </MarketingPage>
  );
}
