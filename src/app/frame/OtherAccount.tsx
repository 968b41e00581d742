import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { SignOutDialog } from "./SignOutDialog.tsx";
import { useSignOut } from "./useSignOut.ts";
import { PATHS } from "../../domain/shared/paths.ts";
import { homeOf } from "../../session/home.ts";
import { useMe } from "../../session/SessionProvider.tsx";
import { Button, ButtonLink } from "../../ui/Button/Button.tsx";
import { EmptyState } from "../../ui/EmptyState/EmptyState.tsx";
import { Cluster, Page } from "../../ui/Layout/Layout.tsx";
import { lost } from "../../ui/Ornament/drawings/lost.tsx";
import { DocumentTitle } from "../../components/page/DocumentTitle.tsx";

interface OtherAccountProps {
  thing: "booking" | "payment";
  /** A link back to where one came from, if known. */
  back?: ReactNode;
}

/**
 * Something private that is not this account's, or not there at all: which of them is never said
 * (docs/product.md 6.13, 7.15).
 */
export function OtherAccount({ thing, back }: OtherAccountProps) {
  const me = useMe();
  const { pathname, search } = useLocation();
  const signingOut = useSignOut();
  /** Via the sign-in, back to here. */
  const switchAccount = () => void signingOut.start({ to: PATHS.login, backTo: pathname + search });
  const title = `We can’t find this ${thing} in your account`;
  return (
    <Page width="narrow">
      <SignOutDialog signingOut={signingOut} />
      <DocumentTitle>{title}</DocumentTitle>
      <EmptyState
        headingLevel={1}
        ornament={lost}
        title={title}
        action={
          <Cluster justify="center">
            <Button
              variant="primary"
              size="large"
              isBusy={signingOut.isBusy}
              onClick={switchAccount}
            >
              Switch account
            </Button>
            <ButtonLink size="large" href={homeOf(me)}>
              Go to Home
            </ButtonLink>
            {back}
          </Cluster>
        }
      >
        {me?.email && (
          <>
            You’re logged in as <bdi>{me.email}</bdi>.{" "}
          </>
        )}
        If it belongs to another of your accounts, switch to that one and you’ll come back here.
        Otherwise, check the address.
      </EmptyState>
    </Page>
  );
}
