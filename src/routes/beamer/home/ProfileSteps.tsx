import { graphql, useFragment } from "react-relay/hooks";
import type { ProfileSteps_query$key } from "../../../__generated__/ProfileSteps_query.graphql.ts";
import { firstOfferingState } from "../../../domain/catalogue/firstOffer.ts";
import { profileAddress } from "../../../domain/profiles/addresses.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { Card } from "../../../ui/Card/Card.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Heading, Text } from "../../../ui/Type/Type.tsx";
import { VisuallyHidden } from "../../../ui/VisuallyHidden/VisuallyHidden.tsx";
import styles from "./ProfileSteps.module.css";

/** What a page needs before it sells, each step with its status. */
export function ProfileSteps({ query }: { query: ProfileSteps_query$key }) {
  const { userProfile, catalogItemsForCurrentCreator, availabilitySettings } = useFragment(
    graphql`
      fragment ProfileSteps_query on Query {
        userProfile {
          slug
          professionalTitle
          biography
          profilePicture {
            __typename
          }
        }
        catalogItemsForCurrentCreator {
          category
          status
        }
        availabilitySettings {
          dailyAvailabilities {
            __typename
          }
        }
      }
    `,
    query,
  );
  const { slug, professionalTitle, biography, profilePicture } = userProfile;
  const firstOffering = firstOfferingState({
    items: catalogItemsForCurrentCreator.map(({ category, status }) => ({ category, status })),
    // Days without hours are not listed.
    hasHours: (availabilitySettings?.dailyAvailabilities ?? []).length > 0,
  });
  const steps = [
    { label: "Add a profile picture", href: PATHS.beamerProfile, isDone: profilePicture != null },
    {
      label: "Add your professional title and biography",
      href: PATHS.beamerAbout,
      isDone: Boolean(professionalTitle) && Boolean(biography),
    },
    {
      label: "Publish your first offering",
      href: PATHS.beamerOfferings,
      isDone: firstOffering === "done",
    },
  ];
  const done = steps.filter(({ isDone }) => isDone).length;
  if (done === steps.length) return <AllDone slug={slug} />;
  return (
    <Card as="section" padding="large">
      <Stack>
        <Stack gap="tiny">
          <Heading level={2}>Complete your profile</Heading>
          <Text size="small" tone="muted">
            {done} of {steps.length} done
          </Text>
        </Stack>
        <ol className={styles.steps}>
          {steps.map(({ label, href, isDone }) => (
            <li key={href} className={styles.step} data-done={isDone || undefined}>
              <span className={styles.mark} aria-hidden>
                {isDone && <Icon name="check" />}
              </span>
              <Link href={href} variant={isDone ? "quiet" : undefined}>
                {label}
              </Link>
              {isDone && <VisuallyHidden> (done)</VisuallyHidden>}
            </li>
          ))}
        </ol>
        {firstOffering === "withoutHours" && (
          <Text size="small" tone="muted">
            Nobody can book your call yet.{" "}
            <Link href={PATHS.beamerAvailability}>Set your weekly hours</Link>
          </Text>
        )}
      </Stack>
    </Card>
  );
}

function AllDone({ slug }: { slug: string }) {
  return (
    <p className={styles.joy}>
      <span className={styles.mark} data-done aria-hidden>
        <Icon name="check" />
      </span>
      <span>
        Your profile is complete. Lovely work!{" "}
        <Link href={profileAddress(slug)}>See your page</Link>
      </span>
    </p>
  );
}
