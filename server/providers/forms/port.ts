import type { FormKind } from "../../../src/domain/generated/enums.ts";

/** Forms that another service provides, to be shown in a frame in place of our own. */
export interface Forms {
  /** The form's page, with http or https; null where our own form is used. */
  addressOf(kind: FormKind): URL | null;
}
