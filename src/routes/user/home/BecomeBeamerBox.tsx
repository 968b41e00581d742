import { zodResolver } from "@hookform/resolvers/zod";
import { useForm } from "react-hook-form";
import { CodeField } from "../../../components/session/CodeField.tsx";
import { useRegisterAsBeamer } from "../../../components/session/useRegisterAsBeamer.ts";
import { INVALID_BEAMER_CODE_TEXT } from "../../../domain/session/inputs/affiliateCode.ts";
import { registerAsBeamerInput } from "../../../domain/session/inputs/registerAsBeamer.ts";
import { useNavigateIfStillHere } from "../../../navigation/useNavigateIfStillHere.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { homeOf } from "../../../session/home.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Card } from "../../../ui/Card/Card.tsx";
import { Disclosure } from "../../../ui/Disclosure/Disclosure.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** Hidden until asked for: few bookers come to offer something themselves. */
export function BecomeBeamerBox() {
  return (
    <Disclosure label="Become a beamer">
      <Card variant="sunken" padding="large">
        <Stack>
          <Text>
            Have something to say yourself? Beamers invite beamers: enter the code that one of them
            gave you.
          </Text>
          <CodeForm />
        </Stack>
      </Card>
    </Disclosure>
  );
}

function CodeForm() {
  const session = useSession();
  const navigateIfStillHere = useNavigateIfStillHere();
  const form = useForm({
    resolver: zodResolver(registerAsBeamerInput),
    defaultValues: { affiliateCode: "" },
  });
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useRegisterAsBeamer(),
    toVariables: (command) => ({ command }),
    async onDone({ registerAsBeamer }) {
      if (!registerAsBeamer) {
        const invalid = { message: INVALID_BEAMER_CODE_TEXT };
        return form.setError("affiliateCode", invalid, { shouldFocus: true });
      }
      // The role is in the token.
      await session.refresh();
      await navigateIfStillHere(homeOf(session.me()));
    },
  });
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <CodeField {...form.register("affiliateCode")} error={errors.affiliateCode?.message} />
        <FieldError>{message}</FieldError>
        <Button type="submit" variant="primary" isBusy={isBusy}>
          Become a beamer
        </Button>
      </Stack>
    </form>
  );
}
