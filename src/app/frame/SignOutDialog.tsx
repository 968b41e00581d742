import type { UnsavedName } from "../../session/unsavedForms.ts";
import { Button } from "../../ui/Button/Button.tsx";
import { Dialog } from "../../ui/Dialog/Dialog.tsx";
import { Stack } from "../../ui/Layout/Layout.tsx";
import { Text } from "../../ui/Type/Type.tsx";
import type { SigningOut } from "./useSignOut.ts";

/** Asks whether unsaved input in any tab may be lost by signing out. */
export function SignOutDialog({ signingOut }: { signingOut: SigningOut }) {
  const { lost, isBusy, confirm, cancel } = signingOut;
  const [first, ...others] = lost ?? [];
  const isOne = others.length === 0;
  return (
    <Dialog
      isOpen={lost !== null}
      onClose={cancel}
      title={
        isOne
          ? `Sign out and lose what you typed in “${first?.label}”?`
          : "Sign out and lose what you typed?"
      }
      actions={
        <Button variant="danger" isBusy={isBusy} onClick={confirm}>
          Sign out
        </Button>
      }
    >
      <Stack>
        {isOne ? (
          <Text>It isn’t saved yet{first?.isElsewhere && " and is open in another tab"}.</Text>
        ) : (
          <NotSaved names={lost ?? []} />
        )}
        <Text>Signing out removes it from this device.</Text>
      </Stack>
    </Dialog>
  );
}

function NotSaved({ names }: { names: readonly UnsavedName[] }) {
  return (
    <div>
      <Text>This isn’t saved yet:</Text>
      <ul>
        {names.map(({ label, isElsewhere }) => (
          <li key={label}>
            <Text as="span" weight="strong" dir="auto">
              {label}
            </Text>
            {isElsewhere && (
              <Text as="span" tone="muted">
                {" "}
                (in another tab)
              </Text>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
