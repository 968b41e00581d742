import { graphql, useFragment } from "react-relay/hooks";
import type { MailNotice_settings$key } from "../../__generated__/MailNotice_settings.graphql.ts";
import { Banner } from "../../ui/Banner/Banner.tsx";
import { Link } from "../../ui/Link/Link.tsx";

const REFUSED = [
  "warning",
  "Your mail server refuses our mails, so they don’t reach you.",
  "Check your address",
] as const;
const UNCONFIRMED = ["accent", "You don’t get mails from us yet.", "Confirm your address"] as const;

interface MailNoticeProps {
  settings: MailNotice_settings$key;
  /** Path of the person's settings. */
  href: string;
}

/** Says on a person's home that no mail reaches them, and where to mend it (docs/product.md 15.8). */
export function MailNotice({ settings, href }: MailNoticeProps) {
  const { address, isRefused } = useFragment(
    graphql`
      fragment MailNotice_settings on UserSettings {
        mails {
          address
          isRefused
        }
      }
    `,
    settings,
  ).mails;
  if (address && !isRefused) return null;
  const [tone, text, way] = isRefused ? REFUSED : UNCONFIRMED;
  return (
    <Banner label="Mails" tone={tone}>
      {text} <Link href={href}>{way}</Link>
    </Banner>
  );
}
