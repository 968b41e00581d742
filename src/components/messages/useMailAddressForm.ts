import { zodResolver } from "@hookform/resolvers/zod";
import { useForm, useWatch } from "react-hook-form";
import { graphql, useFragment } from "react-relay/hooks";
import type { useChangeMailAddressMutation$data } from "../../__generated__/useChangeMailAddressMutation.graphql.ts";
import type { useMailAddressForm_mails$key } from "../../__generated__/useMailAddressForm_mails.graphql.ts";
import { failureText } from "../../calls/failure.ts";
import { changeMailAddressInput } from "../../domain/messages/inputs/changeMailAddress.ts";
import { useFormMutation } from "../../relay/useFormMutation.ts";
import { useToast } from "../../ui/Toast/Toast.tsx";
import { FORM_NAMES } from "../editing/formNames.ts";
import { useFollowing } from "../editing/useFollowing.ts";
import { useUnsavedChanges } from "../editing/useUnsavedChanges.ts";
import { addressStep } from "./addressStep.ts";
import { useChangeMailAddress } from "./useChangeMailAddress.ts";

/** A form with the address for somebody's mails: the one that waits for its link, else the one in use. */
export function useMailAddressForm({ mails: key }: { mails: useMailAddressForm_mails$key }) {
  const mails = useFragment(
    graphql`
      fragment useMailAddressForm_mails on MailSettings {
        address
        pendingAddress
        linkSentAt
        isRefused
      }
    `,
    key,
  );
  const { address, pendingAddress, linkSentAt, isRefused } = mails;
  const showToast = useToast();
  const call = useChangeMailAddress();
  const saved = { address: pendingAddress ?? address ?? "" };
  const form = useForm({ resolver: zodResolver(changeMailAddressInput), defaultValues: saved });
  const { fill, startAgain } = useFollowing({
    form,
    version: saved.address,
    follow: () => fill(saved),
  });
  const { restored } = useUnsavedChanges({
    form,
    name: FORM_NAMES.mailAddress,
    discard: () => fill(saved),
  });
  const sayDone = ({ changeMailAddress }: useChangeMailAddressMutation$data) => {
    const now = changeMailAddress.mails;
    if (now.pendingAddress == null) return showToast({ text: "Address kept", tone: "success" });
    // Asked for again within a minute, no other one is sent.
    const isOnItsWay = now.pendingAddress === pendingAddress && now.linkSentAt === linkSentAt;
    if (isOnItsWay) return showToast({ text: "The link is on its way. Give it a minute." });
    showToast({ text: "Link sent", tone: "success" });
  };
  const mutation = useFormMutation({
    form,
    call,
    toVariables: (command) => ({ command }),
    onDone(response, _values, { typed }) {
      startAgain(typed);
      sayDone(response);
    },
  });
  /** Gives up the address that waits for its link. */
  const keepAddress = async () => {
    try {
      sayDone(await call.run({ command: { address: address ?? "" } }));
      // The button that was pressed is gone.
      form.setFocus("address");
    } catch (error) {
      showToast({ text: failureText(error), tone: "danger" });
    }
  };
  const typed = useWatch({ control: form.control, name: "address" });
  const step = addressStep(typed.trim(), { address, pendingAddress, linkSentAt, isRefused });
  return { ...mutation, register: form.register, restored, step, keepAddress };
}
