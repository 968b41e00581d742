import { useState } from "react";
import { graphql, useFragment } from "react-relay/hooks";
import type { LibraryToggle_item$key } from "../../../__generated__/LibraryToggle_item.graphql.ts";
import { failureText } from "../../../calls/failure.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";
import { useCreateEntitlement } from "./useCreateEntitlement.ts";
import { useDeleteEntitlement } from "./useDeleteEntitlement.ts";

/** Puts a free item into the library, or takes it out. */
export function LibraryToggle({ item }: { item: LibraryToggle_item$key }) {
  const { id, status, hasEntitlement } = useFragment(
    graphql`
      fragment LibraryToggle_item on ReadableItem {
        id
        status
        hasEntitlement
      }
    `,
    item,
  );
  const add = useCreateEntitlement();
  const remove = useDeleteEntitlement();
  const [refusal, setRefusal] = useState<string>();

  const toggle = async () => {
    setRefusal(undefined);
    try {
      const variables = { command: { catalogItemId: id } };
      await (hasEntitlement ? remove.run(variables) : add.run(variables));
    } catch (error) {
      setRefusal(failureText(error));
    }
  };
  const isOffered = status === "PUBLISHED";
  if (!isOffered && !hasEntitlement) {
    return <Text tone="muted">It is no longer offered.</Text>;
  }
  return (
    <Stack gap="small">
      <FieldError>{refusal}</FieldError>
      {!isOffered && (
        <Text size="small" tone="muted">
          It is no longer offered: once you remove it, you can’t add it again.
        </Text>
      )}
      <div>
        <Button
          variant={hasEntitlement ? "secondary" : "primary"}
          size="large"
          icon={<Icon name={hasEntitlement ? "minus" : "plus"} />}
          isBusy={add.isBusy || remove.isBusy}
          onClick={() => void toggle()}
        >
          {hasEntitlement ? "Remove from Library" : "Add to Library"}
        </Button>
      </div>
    </Stack>
  );
}
