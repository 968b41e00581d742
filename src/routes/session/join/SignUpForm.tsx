import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useFormState } from "react-hook-form";
import { INVALID_BEAMER_CODE_TEXT } from "../../../domain/session/inputs/affiliateCode.ts";
import { checkAffiliateInput } from "../../../domain/session/inputs/checkAffiliate.ts";
import { CheckAffiliateDocument } from "../../../operations/generated/graphql.ts";
import { failureOf } from "../../../calls/failure.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { useStartSignIn } from "../../../session/signIn/useStartSignIn.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { CodeField } from "../../../components/session/CodeField.tsx";

/** Checks the code first, so that nobody goes through the sign-in with a wrong one. */
export function SignUpForm({ invitedWith }: { invitedWith: string }) {
  const { run } = useSession();
  const signIn = useStartSignIn();
  const form = useForm({
    resolver: zodResolver(checkAffiliateInput),
    defaultValues: { affiliate: invitedWith },
  });
  const { errors, isSubmitting } = useFormState({ control: form.control });

  const submit = form.handleSubmit(async ({ affiliate }) => {
    try {
      const answer = await run(CheckAffiliateDocument, { command: { affiliate } });
      if (answer?.checkAffiliate) await signIn.start({ affiliateCode: affiliate });
      else if (answer) {
        const invalid = { message: INVALID_BEAMER_CODE_TEXT };
        form.setError("affiliate", invalid, { shouldFocus: true });
      }
    } catch (error) {
      form.setError("root.call", { message: failureOf(error).text });
    }
  });

  return (
    <form noValidate onSubmit={submit}>
      <Stack>
        <CodeField {...form.register("affiliate")} error={errors.affiliate?.message} />
        <FieldError>{errors.root?.["call"]?.message ?? signIn.message}</FieldError>
        <Button
          type="submit"
          variant="primary"
          size="large"
          wide
          icon={<Icon name="linkedin" />}
          isBusy={isSubmitting || signIn.isBusy}
        >
          Continue with LinkedIn
        </Button>
      </Stack>
    </form>
  );
}
