import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { ClaimForm } from "./ClaimForm.tsx";
import { ExamplePage } from "./ExamplePage.tsx";
import { Eyebrow, Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./Home.module.css";
import { Figures, Questions, Steps } from "./parts.tsx";

/** What the product is, in one page. */
export function HomeScreen() {
  return (
    <div className={styles.home}>
      <DocumentTitle>Turn your audience into clients</DocumentTitle>
      <section className={styles.opening}>
        <div className={styles.text}>
          <Eyebrow>Private beta · 100 pioneers</Eyebrow>
          <Heading level={1} size="hero">
            Turn your audience into clients
          </Heading>
          <Text size="lead" tone="muted">
            One page for your talks, your documents and your time. It replaces your link-in-bio,
            booking, payment and document tools.
          </Text>
          <ClaimForm />
        </div>
        <ExamplePage />
      </section>
      <Figures />
      <Steps />
      <Questions />
      <section className={styles.closing}>
        <Heading level={2} size="title">
          The stage is set. Claim your page.
        </Heading>
        <ClaimForm />
      </section>
    </div>
  );
}
