import { useState } from "react";
import { rememberAddress } from "../../session/signIn/interruptedAddress.ts";
import { useSession } from "../../session/SessionProvider.tsx";
import { signOut } from "../../session/signOut.ts";
import { type UnsavedName, unsavedFormsOf } from "../../session/unsavedForms.ts";
import { lostBySigningOut } from "./lostBySigningOut.ts";

interface Destination {
  /** Where to go afterwards; by default the start page. */
  to?: string;
  /** Where the next sign-in in this tab leads back to. */
  backTo?: string;
}

/** Signing out, with its question, see `useSignOut`. */
export interface SigningOut {
  /** Signs out, or asks first when something typed would be lost. */
  start(destination?: Destination): Promise<void>;
  isBusy: boolean;
  /** What would be lost; null while nothing is asked. */
  lost: readonly UnsavedName[] | null;
  confirm(): void;
  cancel(): void;
}

/** Signs out, and loses no unsaved input without a question: show its `SignOutDialog`. */
export function useSignOut(): SigningOut {
  const session = useSession();
  // From the first moment on, so that other tabs hear of what this one keeps.
  useState(() => unsavedFormsOf(session));
  const [asked, setAsked] = useState<(Destination & { lost: readonly UnsavedName[] }) | null>(null);
  const [isBusy, setBusy] = useState(false);
  const leave = ({ to, backTo }: Destination) => {
    setBusy(true);
    if (backTo !== undefined) rememberAddress(session.host, backTo);
    void signOut(session, to);
  };
  return {
    async start(destination = {}) {
      const lost = await lostBySigningOut(session);
      if (lost.length === 0) return leave(destination);
      setAsked({ ...destination, lost });
    },
    isBusy,
    lost: asked?.lost ?? null,
    confirm: () => leave(asked ?? {}),
    // Once in flight, it can't be cancelled.
    cancel: () => {
      if (!isBusy) setAsked(null);
    },
  };
}
