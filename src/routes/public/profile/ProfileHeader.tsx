import { graphql, useFragment } from "react-relay/hooks";
import type { ProfileHeader_profile$key } from "../../../__generated__/ProfileHeader_profile.graphql.ts";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { fittingSize } from "../../../ui/Type/fittingSize.ts";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./ProfileHeader.module.css";
import { ProfileLinks } from "./ProfileLinks.tsx";
import { ShareButton } from "./ShareButton.tsx";

/** Who this page is about. */
export function ProfileHeader({ profile }: { profile: ProfileHeader_profile$key }) {
  const { firstName, lastName, professionalTitle, slug, bookMeUrl, profilePicture, links } =
    useFragment(
      graphql`
        fragment ProfileHeader_profile on UserProfile {
          firstName
          lastName
          professionalTitle
          slug
          bookMeUrl
          profilePicture {
            systemFullPath
          }
          links {
            ...ProfileLinks_links
          }
        }
      `,
      profile,
    );
  const name = `${firstName} ${lastName}`.trim();
  return (
    <div className={styles.header}>
      <Avatar name={name} src={profilePicture?.systemFullPath} size="huge" isDecorative />
      <div className={styles.text}>
        <Heading level={1} size={fittingSize(name, "hero")} dir="auto">
          {name}
        </Heading>
        {professionalTitle && (
          <Text size="lead" tone="muted" dir="auto">
            {professionalTitle}
          </Text>
        )}
      </div>
      <div className={styles.links}>
        <ProfileLinks links={links} />
      </div>
      <div className={styles.actions}>
        {bookMeUrl && (
          <ButtonLink href={bookMeUrl} target="_blank" iconEnd={<Icon name="arrowUpRight" />}>
            Book me
          </ButtonLink>
        )}
        <ShareButton name={name} slug={slug} />
      </div>
    </div>
  );
}
