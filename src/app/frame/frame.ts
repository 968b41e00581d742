import type { Environment } from "relay-runtime";
import type { Session } from "../../session/session.ts";

/** What all routes depend on. A test or a story creates its own. */
export interface Frame {
  environment: Environment;
  session: Session;
}
