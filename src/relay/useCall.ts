import { useRef, useState } from "react";
import { useMutation } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters } from "relay-runtime";

/** A mutation as a promise. Rejects with `CallError`. */
export interface MutationCall<Mutation extends MutationParameters> {
  /** A second call while one is in flight returns the same promise. */
  run(variables: Mutation["variables"]): Promise<Mutation["response"]>;
  isBusy: boolean;
}

/** Makes a mutation callable as a promise; Relay's store is updated from the answer. */
export function useCall<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
): MutationCall<Mutation> {
  const [commit] = useMutation<Mutation>(mutation);
  const [isBusy, setBusy] = useState(false);
  const inFlight = useRef<Promise<Mutation["response"]>>(null);

  const run = (variables: Mutation["variables"]) => {
    inFlight.current ??= new Promise<Mutation["response"]>((resolve, reject) => {
      setBusy(true);
      commit({ variables, onCompleted: (response) => resolve(response), onError: reject });
    }).finally(() => {
      inFlight.current = null;
      setBusy(false);
    });
    return inFlight.current;
  };
  return { run, isBusy };
}
