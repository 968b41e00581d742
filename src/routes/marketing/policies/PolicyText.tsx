import { useEffect } from "react";
import { useLocation } from "react-router";
import { friendlyDay } from "../../../domain/time/format.ts";
import { Banner } from "../../../ui/Banner/Banner.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import type { PolicySection, SellerWords } from "./section.ts";
import styles from "./PolicyText.module.css";

interface PolicyTextProps {
  /** The day on which the text last changed. */
  version: string;
  sections: readonly PolicySection[];
  seller: SellerWords;
}

/** One of the site's own policies, with its table of contents. */
export function PolicyText({ version, sections, seller }: PolicyTextProps) {
  const { hash } = useLocation();
  useEffect(() => {
    // When the router looked for the address's anchor, this page was still loading. A page that is
    // scrolled already is at the anchor, or where somebody is reading.
    if (scrollY === 0) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [hash]);
  return (
    <div className={styles.policy}>
      <div className={styles.note}>
        <Banner label="About this text" tone="warning">
          Draft: a lawyer has not reviewed this text yet.
        </Banner>
        <Text size="small" tone="muted">
          Version of <time dateTime={version}>{friendlyDay(version)}</time>
        </Text>
      </div>
      <nav aria-label="Contents" className={styles.contents}>
        <ol>
          {sections.map(({ id, title }) => (
            <li key={id}>
              <Link href={`#${id}`} variant="quiet">
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </nav>
      <div className={styles.text}>
        {sections.map(({ id, title, text }, index) => (
          <section key={id} id={id} aria-labelledby={`${id}-title`} className={styles.section}>
            <Heading level={2} id={`${id}-title`}>
              {`${index + 1}. ${title}`}
            </Heading>
            {text(seller)}
          </section>
        ))}
      </div>
    </div>
  );
}
