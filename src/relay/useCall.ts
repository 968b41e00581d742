import { useRef, useState } from "react";
import { commitMutation, useRelayEnvironment } from "react-relay/hooks";
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from "relay-runtime";

/** A mutation as a promise. Rejects with `CallError`. */
export interface MutationCall<Mutation extends MutationParameters> {
  /** A second call while one is in flight sends nothing, and ends as that one does. */
  run(variables: Mutation["variables"]): Promise<Mutation["response"]>;
  isBusy: boolean;
}

interface CallOptions<Mutation extends MutationParameters> {
  /** Changes what the answer alone does not: a list that something has come into. */
  updater?: SelectorStoreUpdater<Mutation["response"]>;
}

/**
 * Makes a mutation callable as a promise; Relay's store is updated from the answer. For who keeps
 * for how long it is busy: nothing is rendered because a call begins or ends.
 */
export function useRun<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  { updater }: CallOptions<Mutation> = {},
): Pick<MutationCall<Mutation>, "run"> {
  const environment = useRelayEnvironment();
  const inFlight = useRef<Promise<Mutation["response"]>>(null);

  const run = (variables: Mutation["variables"]) => {
    inFlight.current ??= new Promise<Mutation["response"]>((resolve, reject) => {
      commitMutation<Mutation>(environment, {
        mutation,
        variables,
        updater: updater ?? null,
        onCompleted: (response) => resolve(response),
        onError: reject,
      });
    }).finally(() => {
      inFlight.current = null;
    });
    return inFlight.current;
  };
  return { run };
}

/** As `useRun`, and says whether the call is under way. */
export function useCall<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  options: CallOptions<Mutation> = {},
): MutationCall<Mutation> {
  const { run } = useRun<Mutation>(mutation, options);
  const [isBusy, setBusy] = useState(false);
  const call = (variables: Mutation["variables"]) => {
    setBusy(true);
    return run(variables).finally(() => setBusy(false));
  };
  return { run: call, isBusy };
}
