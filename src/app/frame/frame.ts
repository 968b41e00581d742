import type { Environment } from "relay-runtime";
import type { Session } from "../../session/session.ts";

/** What all routes are made over. A test or a story makes its own. */
export interface Frame {
  environment: Environment;
  session: Session;
}
