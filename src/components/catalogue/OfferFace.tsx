import type { ReactNode } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { OfferFace_offer$key } from "../../__generated__/OfferFace_offer.graphql.ts";
import { SESSION_MINUTES } from "../../domain/catalogue/sessionDuration.ts";
import { matchEnum } from "../../relay/enums.ts";
import { CheckList } from "../../ui/CheckList/CheckList.tsx";
import { Icon } from "../../ui/Icon/Icon.tsx";
import { Heading, Text } from "../../ui/Type/Type.tsx";
import { MEETING_WORDS } from "../../domain/bookings/meetingWords.ts";
import styles from "./OfferFace.module.css";

/** Enough to choose by; a card with all of them may be longer than the window. */
const POINTS_SHOWN = 5;

interface OfferFaceProps {
  offer: OfferFace_offer$key;
  /** Above the title. */
  badge?: ReactNode;
  /** The price, and what can be done. */
  foot: ReactNode;
}

/** What a session is, the same for those who book it and for its creator. */
export function OfferFace({ offer, badge, foot }: OfferFaceProps) {
  const { title, description, descriptionBulletPoints, duration, meetingKind } = useFragment(
    graphql`
      fragment OfferFace_offer on OneOnOne {
        title
        description
        descriptionBulletPoints
        duration
        meetingKind
      }
    `,
    offer,
  );
  const minutes = matchEnum(duration, SESSION_MINUTES, null);
  const meeting = matchEnum(meetingKind, MEETING_WORDS, null);
  return (
    <div className={styles.offer}>
      {badge}
      <Heading level={3} size="section" dir="auto">
        {title.trim() || "Untitled call"}
      </Heading>
      {minutes && (
        <p className={styles.duration}>
          <Icon name="clock" />
          {minutes} minutes{meeting && `, ${meeting}`}
        </p>
      )}
      {description && (
        <Text size="small" dir="auto">
          {description}
        </Text>
      )}
      {descriptionBulletPoints.length > 0 && (
        <div className={styles.points}>
          <CheckList items={descriptionBulletPoints} limit={POINTS_SHOWN} />
        </div>
      )}
      <div className={styles.foot}>{foot}</div>
    </div>
  );
}
