import { ERRORS } from "../../../../domain/shared/errors.ts";
import { Button } from "../../../../ui/Button/Button.tsx";
import { EmptyState } from "../../../../ui/EmptyState/EmptyState.tsx";
import { Page } from "../../../../ui/Layout/Layout.tsx";
import { LiveBar } from "../LiveBar.tsx";

/** Its person has joined in another tab or on another device, which took their seat. */
export function Replaced({ onJoin, isBusy }: { onJoin: () => void; isBusy: boolean }) {
  const { message, nextStep } = ERRORS.SEAT_TAKEN;
  return (
    <>
      <LiveBar />
      <Page width="narrow">
        <EmptyState
          headingLevel={1}
          title={message}
          action={
            <Button variant="primary" size="large" isBusy={isBusy} onClick={onJoin}>
              Join here instead
            </Button>
          }
        >
          {nextStep}
        </EmptyState>
      </Page>
    </>
  );
}
