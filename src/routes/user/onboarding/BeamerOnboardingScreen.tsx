import { PATHS } from "../../../domain/shared/paths.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Page } from "../../../ui/Layout/Layout.tsx";
import { Welcome } from "./Welcome.tsx";

/** A new creator's first step. */
export function BeamerOnboardingScreen() {
  return (
    <Page width="narrow">
      <DocumentTitle>Welcome</DocumentTitle>
      <Card padding="large">
        <Welcome
          greeting="Welcome on stage"
          text="Your page has an address already. One press, and everybody can find it."
          start={{ label: "Start creating", to: PATHS.beamer }}
        />
      </Card>
    </Page>
  );
}
