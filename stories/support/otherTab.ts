import { createStorage } from "../../.storybook/stage/host.ts";
import type { Stage } from "../../.storybook/stage/stage.tsx";
import { unsavedFormsOf } from "../../src/session/unsavedForms.ts";

/** In another tab of this browser something is typed that is not saved. */
export function typesInAnotherTab({ app, locks }: Stage, label: string): void {
  if (app === null) throw new Error("The app is not started yet.");
  const { host, me, subscribe } = app.frame.session;
  const otherHost = { ...host, tabStorage: createStorage(), locks: locks.locksOf({}) };
  const forms = unsavedFormsOf({ host: otherHost, me, subscribe });
  forms.keep(label, { label, values: "", revision: null });
}
