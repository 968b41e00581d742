import { useState } from "react";
import type { LoadMoreFn } from "react-relay/hooks";
import type { OperationType } from "relay-runtime";
import { PAGE_SIZE } from "../../domain/shared/limits.ts";
import { failureText } from "../../calls/failure.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { FieldError } from "../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Text } from "../../ui/Type/Type.tsx";

interface ShowMoreProps<Query extends OperationType> {
  hasNext: boolean;
  isLoadingNext: boolean;
  loadNext: LoadMoreFn<Query>;
}

/** Loads a list's next page, until all of it is there; errors are shown next to it. */
export function ShowMore<Query extends OperationType>({
  hasNext,
  isLoadingNext,
  loadNext,
}: ShowMoreProps<Query>) {
  const [isAskedFor, setIsAskedFor] = useState(false);
  const [message, setMessage] = useState<string>();
  if (!hasNext) return isAskedFor ? <End /> : null;
  const handleMore = () => {
    setIsAskedFor(true);
    setMessage(undefined);
    loadNext(PAGE_SIZE, {
      onComplete: (error) => setMessage(error ? failureText(error) : undefined),
    });
  };
  return (
    <Stack gap="small">
      <Button wide isBusy={isLoadingNext} onClick={handleMore}>
        Show more
      </Button>
      <FieldError>{message}</FieldError>
    </Stack>
  );
}

/** Replaces the button, and takes over its focus. */
function End() {
  return (
    <div ref={takeFocus} tabIndex={-1}>
      <Text size="small" tone="muted">
        That’s everything.
      </Text>
    </div>
  );
}

function takeFocus(end: HTMLElement | null): void {
  end?.focus({ preventScroll: true });
}
