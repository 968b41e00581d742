import { graphql, useFragment } from "react-relay/hooks";
import type { WithWhom_booking$key } from "../../__generated__/WithWhom_booking.graphql.ts";
import { offeringsAddress } from "../../domain/profiles/addresses.ts";
import { Avatar } from "../../ui/Avatar/Avatar.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Link } from "../../ui/Link/Link.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import { fullName } from "../../domain/profiles/fullName.ts";
import styles from "./WithWhom.module.css";

/** What was booked, and the other party. */
export function WithWhom({ booking }: { booking: WithWhom_booking$key }) {
  const { title, bookerName, creator } = useFragment(
    graphql`
      fragment WithWhom_booking on Booking {
        title
        bookerName
        creator {
          firstName
          lastName
          slug
          isOwn
          profilePicture {
            systemFullPath
          }
        }
      }
    `,
    booking,
  );
  const { firstName, lastName } = creator;
  const name = creator.isOwn ? bookerName : fullName({ firstName, lastName });
  const picture = creator.isOwn ? null : creator.profilePicture?.systemFullPath;
  return (
    <div className={styles.pair}>
      <Avatar name={name} src={picture} size="medium" isDecorative />
      <Stack gap="none">
        <Text weight="strong" dir="auto">
          {title}
        </Text>
        <Text tone="muted">
          {"with "}
          {creator.isOwn ? (
            <bdi>{name}</bdi>
          ) : (
            <Link href={offeringsAddress(creator.slug)}>
              <bdi>{name}</bdi>
            </Link>
          )}
        </Text>
      </Stack>
    </div>
  );
}
