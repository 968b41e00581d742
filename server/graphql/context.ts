import type { ServiceContext } from "../services/shared/context.ts";
import type { PutLongText } from "./longText.ts";

/** What resolvers are given: the use cases' context, one object per call. */
export interface GraphQLContext extends ServiceContext {
  /** Absent where answers are not sent: a world's calls. */
  putLongText?: PutLongText;
}
