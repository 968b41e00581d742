import { writeFileSync } from "node:fs";
import { inProject } from "../lib/project.mjs";
import { lifecyclesPage } from "./lifecycles.ts";
import { reactionFile } from "./reactionFile.ts";

/** Writes `docs/lifecycles.md`; a part of `npm run generate`. */
writeFileSync(inProject("docs", "lifecycles.md"), lifecyclesPage(reactionFile));
