import { zodResolver } from "@hookform/resolvers/zod";
import { useCallback, useEffect } from "react";
import { useForm } from "react-hook-form";
import { useNavigate } from "react-router";
import { INVALID_BEAMER_CODE_TEXT } from "../../../domain/session/inputs/affiliateCode.ts";
import { checkAffiliateInput } from "../../../domain/session/inputs/checkAffiliate.ts";
import { useFormMutation } from "../../../relay/useFormMutation.ts";
import { useNavigateIfStillHere } from "../../../navigation/useNavigateIfStillHere.ts";
import { useSession } from "../../../session/SessionProvider.tsx";
import { homeOf } from "../../../session/home.ts";
import { takeAddress } from "../../../session/signIn/takeAddress.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { FieldError } from "../../../ui/FieldError/FieldError.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";
import { CodeField } from "../../../components/session/CodeField.tsx";
import { useRegisterAsBeamer } from "../../../components/session/useRegisterAsBeamer.ts";

/**
 * For somebody already signed in: only the code is missing. `isInvalid`: the sign-in has just found
 * that the code they came with doesn't exist (docs/product.md 2.7).
 */
export function BecomeBeamerForm({
  invitedWith,
  isInvalid,
}: {
  invitedWith: string;
  isInvalid: boolean;
}) {
  const session = useSession();
  const navigate = useNavigate();
  const navigateIfStillHere = useNavigateIfStillHere();
  const form = useForm({
    resolver: zodResolver(checkAffiliateInput),
    defaultValues: { affiliate: invitedWith },
  });
  const { setError } = form;
  const markInvalid = useCallback(
    () => setError("affiliate", { message: INVALID_BEAMER_CODE_TEXT }, { shouldFocus: true }),
    [setError],
  );
  useEffect(() => {
    if (isInvalid) markInvalid();
  }, [isInvalid, markInvalid]);
  const { onSubmit, isBusy, errors, message } = useFormMutation({
    form,
    call: useRegisterAsBeamer(),
    toVariables: ({ affiliate }) => ({ command: { affiliateCode: affiliate } }),
    async onDone({ registerAsBeamer }) {
      if (!registerAsBeamer) return markInvalid();
      // The role is in the token.
      await session.refresh();
      await navigateIfStillHere(homeOf(session.me()));
    },
  });
  const goOn = () => void navigate(takeAddress(session.host) ?? homeOf(session.me()));
  return (
    <form noValidate onSubmit={onSubmit}>
      <Stack>
        <CodeField {...form.register("affiliate")} error={errors.affiliate?.message} />
        <FieldError>{message}</FieldError>
        <Button type="submit" variant="primary" size="large" wide isBusy={isBusy}>
          Become a beamer
        </Button>
        {isInvalid && (
          <Button variant="quiet" wide onClick={goOn}>
            Continue without a code
          </Button>
        )}
      </Stack>
    </form>
  );
}
