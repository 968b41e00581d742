import type { FormKind } from "../generated/enums.ts";
import { PATHS, type ServerPath } from "../shared/paths.ts";

/** The query of the page about the beta program: the name that somebody wants for their page. */
export const BETA_QUERY = { name: "name" } as const;

/** The query of the contact page: what it is about, or the path of a page that is reported. */
export const CONTACT_QUERY = { about: "about", report: "report" } as const;

/** Where somebody who wants a name reads whether it is free; without one, the page itself. */
export function betaProgramAddress(name: string): string {
  if (name === "") return PATHS.betaProgram;
  return `${PATHS.betaProgram}?${new URLSearchParams({ [BETA_QUERY.name]: name })}`;
}

/** Where a page of this site is reported. */
export function reportAddress(path: string): string {
  return `${PATHS.contact}?${new URLSearchParams({ [CONTACT_QUERY.report]: path })}`;
}

/** Where investors write. */
export function investorsContactAddress(): string {
  return `${PATHS.contact}?${new URLSearchParams({ [CONTACT_QUERY.about]: "investors" })}`;
}

/** Where the server has another service's form in a frame. */
export function framedFormAddress(kind: FormKind): ServerPath {
  return `/forms/${kind.toLowerCase()}`;
}
