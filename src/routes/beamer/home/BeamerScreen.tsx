import { lazy, Suspense } from "react";
import { graphql } from "react-relay/hooks";
import type { BeamerScreenQuery } from "../../../__generated__/BeamerScreenQuery.graphql.ts";
import { DocumentTitle } from "../../../components/page/DocumentTitle.tsx";
import { MailNotice } from "../../../components/messages/MailNotice.tsx";
import { Greeting } from "../../../components/profiles/Greeting.tsx";
import { qrCodeAddress } from "../../../domain/profiles/addresses.ts";
import { PATHS } from "../../../domain/shared/paths.ts";
import { useRouteQuery } from "../../../relay/routeQuery.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { Columns, Page, Stack } from "../../../ui/Layout/Layout.tsx";
import { SkeletonCard } from "../../../ui/Skeleton/Skeleton.tsx";
import { Eyebrow } from "../../../ui/Type/Type.tsx";
import { InviteCard } from "./InviteCard.tsx";
import { MonthEarnings } from "./MonthEarnings.tsx";
import { NextSessions } from "./NextSessions.tsx";
import { ProfileSteps } from "./ProfileSteps.tsx";
import { lazily } from "../../../navigation/lazily.ts";

// The code that draws QR codes is large, and what is above it matters more.
const QrCodeCard = lazy(
  lazily(() =>
    import("../../../components/sharing/qrCode/QrCodeCard.tsx").then((m) => ({
      default: m.QrCodeCard,
    })),
  ),
);

/** A creator's dashboard: what is left to do, what is next, and how others find the page. */
export function BeamerScreen() {
  const query = useRouteQuery<BeamerScreenQuery>(graphql`
    query BeamerScreenQuery @preloadable {
      userProfile {
        firstName
        slug
      }
      earningsForCurrentCreator(period: THIS_MONTH) {
        ...MonthEarnings_earnings
      }
      userAffiliateInfo {
        ...InviteCard_info
      }
      userSettings {
        ...MailNotice_settings
      }
      ...ProfileSteps_query
      ...NextSessions_query
    }
  `);
  const { origin } = useSession().host;
  const { firstName, slug } = query.userProfile;
  return (
    <Page width="wide">
      <DocumentTitle>Dashboard</DocumentTitle>
      <Stack gap="large">
        <Stack gap="small">
          <Eyebrow>Dashboard</Eyebrow>
          <Greeting salutation="Welcome" name={firstName} />
          <MonthEarnings earnings={query.earningsForCurrentCreator} />
        </Stack>
        <MailNotice settings={query.userSettings} href={PATHS.beamerSettings} />
        <Columns kind="aside" gap="large">
          <Stack gap="large">
            <ProfileSteps query={query} />
            <NextSessions query={query} />
            <InviteCard info={query.userAffiliateInfo} />
          </Stack>
          <Suspense fallback={<SkeletonCard />}>
            <QrCodeCard address={qrCodeAddress({ origin, slug })} name={slug} isOwn />
          </Suspense>
        </Columns>
      </Stack>
    </Page>
  );
}
