import { graphql, useMutation } from "react-relay/hooks";
import type { useValidateVatNumberMutation } from "../../__generated__/useValidateVatNumberMutation.graphql.ts";

type Variables = useValidateVatNumberMutation["variables"];

/** Asks whether a VAT number exists and belongs to a country. Several calls may be in flight. */
export function useValidateVatNumber() {
  const [commit] = useMutation<useValidateVatNumberMutation>(graphql`
    mutation useValidateVatNumberMutation($command: ValidateVatNumberCommand!) {
      validateVatNumber(command: $command) {
        status
      }
    }
  `);
  return (command: Variables["command"]) =>
    new Promise<useValidateVatNumberMutation["response"]["validateVatNumber"]>(
      (resolve, reject) => {
        commit({
          variables: { command },
          onCompleted: ({ validateVatNumber }) => resolve(validateVatNumber),
          onError: reject,
        });
      },
    );
}
