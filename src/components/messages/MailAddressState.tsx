import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { MailAddressState_mails$key } from "../../__generated__/MailAddressState_mails.graphql.ts";
import { HOUR_MS, MAIL_LINK_LIFETIME_MS } from "../../domain/shared/limits.ts";
import { friendlyDate } from "../../domain/time/format.ts";
import type { Instant } from "../../domain/time/instant.ts";
import { Banner, type BannerProps } from "../../ui/Banner/Banner.tsx";
import styles from "./MailAddressState.module.css";

interface MailAddressStateProps {
  mails: MailAddressState_mails$key;
  /** Of the time at which a link was sent. */
  timeZone: string;
  now: Instant;
  /** What gives up an address that waits for its link. */
  keep: ReactNode;
}

/** What has to be done before mails arrive where somebody wants them; nothing if they do. */
export function MailAddressState({ mails, timeZone, now, keep }: MailAddressStateProps) {
  const { address, pendingAddress, linkSentAt, isRefused, isLinkRefused } = useFragment(
    graphql`
      fragment MailAddressState_mails on MailSettings {
        address
        pendingAddress
        linkSentAt
        isRefused
        isLinkRefused
      }
    `,
    mails,
  );
  const sent = linkSentAt != null && pendingAddress != null && (
    <LinkSent
      to={pendingAddress}
      at={Date.parse(linkSentAt)}
      isRefused={isLinkRefused}
      {...{ timeZone, now }}
    />
  );
  if (address == null) {
    return (
      <State label="Address not confirmed" tone="accent">
        <p>
          <strong>Confirm your address to get mails.</strong>
        </p>
        {sent || <p>We’ll send you a link. Until you open it, we don’t write to you.</p>}
      </State>
    );
  }
  if (isRefused) {
    return (
      <State label="Mails refused" tone="warning">
        <p>
          <strong>
            Our mails to <Address>{address}</Address> were refused.
          </strong>{" "}
          {!sent && "Use another address, or confirm this one again."}
        </p>
        {sent}
      </State>
    );
  }
  if (pendingAddress == null) return null;
  return (
    <State label="Address not confirmed" tone="accent" actions={keep}>
      {sent}
      <p>
        Until you open one, mails go to <Address>{address}</Address>.
      </p>
    </State>
  );
}

interface LinkSentProps {
  to: string;
  at: Instant;
  isRefused: boolean;
  timeZone: string;
  now: Instant;
}

function LinkSent({ to, at, isRefused, timeZone, now }: LinkSentProps) {
  const [address, date] = [<Address key="to">{to}</Address>, friendlyDate(at, timeZone)];
  if (isRefused) {
    return <p>The link couldn’t be delivered: {address} takes no mails. Check the address.</p>;
  }
  if (at + MAIL_LINK_LIFETIME_MS <= now) {
    return (
      <p>
        The link that we sent to {address} on {date} has expired.
      </p>
    );
  }
  return (
    <p>
      We sent a link to {address} on {date}. It works for {MAIL_LINK_LIFETIME_MS / HOUR_MS} hours.
      Can’t find it? Look in your spam folder.
    </p>
  );
}

const State = ({ children, ...banner }: BannerProps) => (
  <Banner {...banner}>
    <div className={styles.words}>{children}</div>
  </Banner>
);

const Address = ({ children }: { children: string }) => (
  <bdi className={styles.address}>{children}</bdi>
);
