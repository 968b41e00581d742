import { graphql, useFragment } from "react-relay/hooks";
import type {
  ProfileLinks_links$data,
  ProfileLinks_links$key,
} from "../../__generated__/ProfileLinks_links.graphql.ts";
import type { LinkGroupType, LinkPlatform } from "../../domain/generated/enums.ts";
import { matchEnum } from "../../relay/enums.ts";
import { Icon } from "../../ui/Icon/Icon.tsx";
import type { IconName } from "../../ui/Icon/paths.ts";
import { Link } from "../../ui/Link/Link.tsx";
import styles from "./ProfileLinks.module.css";

/** In the order in which they are shown. */
const groupNames: Record<LinkGroupType, string> = {
  SOCIALS: "Socials",
  NEWSLETTERS: "Newsletters",
  LINKS: "Links",
};
const GROUPS = Object.keys(groupNames) as LinkGroupType[];

const icons: Record<LinkPlatform, IconName> = {
  BEEHIIV: "beehiiv",
  FACEBOOK: "facebook",
  INSTAGRAM: "instagram",
  LINKED_IN: "linkedin",
  SUBSTACK: "substack",
  TIK_TOK: "tiktok",
  UNKNOWN: "link",
  WHATS_APP: "whatsapp",
  X: "x",
  YOUTUBE: "youtube",
};

/** The creator's links to other sites. */
export function ProfileLinks({ links: key }: { links: ProfileLinks_links$key }) {
  const links = useFragment(
    graphql`
      fragment ProfileLinks_links on ProfileLink @relay(plural: true) {
        id
        title
        url
        groupType
        platform
      }
    `,
    key,
  );
  return <LinkGroups links={links} />;
}

/** A link for display, saved or not. */
type ShownLink = Omit<ProfileLinks_links$data[number], " $fragmentType">;

/** One row per group. */
export function LinkGroups({ links }: { links: readonly ShownLink[] }) {
  const groups = GROUPS.flatMap((group) => {
    const ofGroup = links.filter(
      ({ groupType }) => matchEnum(groupType, groupNames, groupNames.LINKS) === groupNames[group],
    );
    return ofGroup.length > 0 ? [{ group, ofGroup }] : [];
  });
  if (groups.length === 0) return null;
  return (
    <dl className={styles.groups}>
      {groups.map(({ group, ofGroup }) => (
        <div key={group} className={styles.group}>
          <dt className={styles.name}>{groupNames[group]}</dt>
          {ofGroup.map((link) => (
            <dd key={link.id}>
              <ProfileLink {...link} />
            </dd>
          ))}
        </div>
      ))}
    </dl>
  );
}

function ProfileLink({ title, url, platform }: ShownLink) {
  return (
    <span className={styles.link}>
      <Link href={url} target="_blank" variant="quiet">
        <Icon name={matchEnum(platform, icons, "link")} />
        {title}
      </Link>
    </span>
  );
}
