import type { FormKind } from "../../../domain/generated/enums.ts";
import { investorsContactAddress } from "../../../domain/forms/addresses.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./Contact.module.css";

const WAYS: readonly { kind: FormKind | null; text: string; label: string; href: string }[] = [
  {
    kind: null,
    text: "Want a page of your own?",
    label: "Join the beta",
    href: PATHS.betaProgram,
  },
  {
    kind: "CONTACT",
    text: "Have a question, or need help?",
    label: "Write to us",
    href: PATHS.contact,
  },
  {
    kind: "INVESTORS",
    text: "Want to invest?",
    label: "Write to us as an investor",
    href: investorsContactAddress(),
  },
];

/** Where to go with something else. */
export function OtherWays({ kind }: { kind: FormKind }) {
  return (
    <ul className={styles.ways}>
      {WAYS.filter((way) => way.kind !== kind).map(({ text, label, href }) => (
        <li key={href}>
          <Text>
            {text} <Link href={href}>{label}</Link>
          </Text>
        </li>
      ))}
    </ul>
  );
}

/** What happens to a report (the EU's Digital Services Act, article 16). */
export function WhatFollows() {
  return (
    <Stack as="section" gap="small">
      <Heading level={2}>What happens next</Heading>
      <Text>
        We look at every report ourselves, decide whether the page stays as it is, and tell you by
        email. The page’s owner isn’t told who reported it.
      </Text>
    </Stack>
  );
}

/** The page that a report is about. */
export function ReportedPage({ path }: { path: string }) {
  return (
    <div className={styles.reported}>
      <Text size="small" tone="muted">
        The page you are reporting
      </Text>
      <bdi className={styles.path} dir="ltr">
        {path}
      </bdi>
    </div>
  );
}
