import { graphql, useFragment } from "react-relay/hooks";
import type { ProfileHeader_profile$key } from "../../../__generated__/ProfileHeader_profile.graphql.ts";
import { ShareButton } from "../../../components/sharing/ShareButton.tsx";
import { profileAddress } from "../../../domain/profiles/addresses.ts";
import { fullName } from "../../../domain/profiles/fullName.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Avatar } from "../../../ui/Avatar/Avatar.tsx";
import { ButtonLink } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { fittingSize } from "../../../ui/Type/fittingSize.ts";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import styles from "./ProfileHeader.module.css";
import { ProfileLinks } from "../../../components/profiles/ProfileLinks.tsx";

/** Who this page is about. */
export function ProfileHeader({ profile }: { profile: ProfileHeader_profile$key }) {
  const { firstName, lastName, professionalTitle, slug, isOwn, bookMeUrl, profilePicture, links } =
    useFragment(
      graphql`
        fragment ProfileHeader_profile on UserProfile {
          firstName
          lastName
          professionalTitle
          slug
          isOwn
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
  const { host } = useSession();
  const name = fullName({ firstName, lastName });
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
        {isOwn && (
          <ButtonLink href={PATHS.beamerProfile} icon={<Icon name="edit" />}>
            Edit profile
          </ButtonLink>
        )}
        {bookMeUrl && (
          <ButtonLink href={bookMeUrl} target="_blank" iconEnd={<Icon name="arrowUpRight" />}>
            Book me
          </ButtonLink>
        )}
        <ShareButton title={name} url={host.origin + profileAddress(slug)} />
      </div>
    </div>
  );
}
