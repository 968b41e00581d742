import type { ReactNode } from "react";
import { Icon } from "../../ui/Icon/Icon.tsx";
import type { IconName } from "../../ui/Icon/paths.ts";
import { DocumentDescription } from "../page/DocumentDescription.tsx";
import { IconTile } from "../../ui/IconTile/IconTile.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Eyebrow, Heading, Text } from "../../ui/Type/Type.tsx";
import styles from "./Marketing.module.css";

/** A marketing page: its parts below each other, with room between. */
export function MarketingPage({ children }: { children: ReactNode }) {
  return <div className={styles.page}>{children}</div>;
}

interface OpeningProps {
  eyebrow: string;
  title: string;
  lead: string;
  /** Next to the words in wide windows, lit by the logo's beams. */
  picture?: ReactNode;
  /** What to do here. */
  children?: ReactNode;
}

/** The top of a page: what it is about, in a headline and a sentence. */
export function Opening({ eyebrow, title, lead, picture, children }: OpeningProps) {
  return (
    <section className={styles.opening} data-pictured={picture ? true : undefined}>
      <DocumentDescription>{lead}</DocumentDescription>
      <div className={styles.text}>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Heading level={1} size="hero">
          {title}
        </Heading>
        <Text size="lead" tone="muted">
          {lead}
        </Text>
        {children}
      </div>
      {picture && (
        <div className={styles.lit}>
          <div className={styles.light} />
          {picture}
        </div>
      )}
    </section>
  );
}

interface PartProps {
  title: string;
  lead?: string;
  /** Whether the title is next to its content in wide windows. */
  isSplit?: boolean;
  children: ReactNode;
}

/** A part of a page with a title of its own. */
export function Part({ title, lead, isSplit, children }: PartProps) {
  return (
    <section className={styles.part} data-split={isSplit || undefined}>
      <div className={styles.lead}>
        <Heading level={2} size="title">
          {title}
        </Heading>
        {lead && (
          <Text size="lead" tone="muted">
            {lead}
          </Text>
        )}
      </div>
      {children}
    </section>
  );
}

interface PassageProps {
  as?: "section" | "li";
  level: 2 | 3;
  /** Its place in a sequence of steps. */
  number?: number;
  title: string;
  text: string;
  points?: readonly string[];
  picture: ReactNode;
  /** Whether the picture comes first in wide windows. */
  isTurned?: boolean;
}

/** Something that the product does, in words next to its picture. */
export function Passage(props: PassageProps) {
  const { as: Tag = "section", level, number, title, text, points = [], picture } = props;
  return (
    <Tag className={styles.passage} data-turned={props.isTurned || undefined}>
      <div className={styles.text}>
        {number !== undefined && (
          <span className={styles.number} aria-hidden>
            {number}
          </span>
        )}
        <Heading level={level} size="title">
          {title}
        </Heading>
        <Text tone="muted">{text}</Text>
        {points.length > 0 && <Points points={points} />}
      </div>
      <div className={styles.picture}>{picture}</div>
    </Tag>
  );
}

function Points({ points }: { points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point} className={styles.point}>
          <Icon name="check" />
          <Text as="span">{point}</Text>
        </li>
      ))}
    </ul>
  );
}

interface NoteProps {
  as?: "div" | "li";
  level: 2 | 3;
  icon?: IconName;
  title: string;
  children: ReactNode;
}

/** A short text under a title of its own. */
export function Note({ as = "div", level, icon, title, children }: NoteProps) {
  return (
    <Stack as={as} gap="small">
      {icon && <IconTile name={icon} />}
      <Heading level={level} size="section">
        {title}
      </Heading>
      <Text tone="muted">{children}</Text>
    </Stack>
  );
}

interface ClosingProps {
  title: string;
  text?: string;
  children: ReactNode;
}

/** The end of a page: what to do next. */
export function Closing({ title, text, children }: ClosingProps) {
  return (
    <section className={styles.closing}>
      <Heading level={2} size="title">
        {title}
      </Heading>
      {text && <Text tone="muted">{text}</Text>}
      {children}
    </section>
  );
}
