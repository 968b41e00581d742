import type { Environment } from "relay-runtime";
import type { Session } from "../../session/session.ts";

/** The dependencies of all routes. A test or a story creates its own. */
export interface Frame {
  environment: Environment;
  session: Session;
}
