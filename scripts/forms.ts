import { ownArguments } from "../server/machine/arguments.mjs";
import { sentenceOf } from "../server/machine/sentence.mjs";
import { writeWhole } from "../server/machine/wholeFile.mjs";
import { readForms } from "../server/readForms.ts";
import { readDataSettings } from "../server/settings.ts";

/** `npm run forms -- [FILE]`: what visitors sent to the operator, as CSV into the file, or printed. */
const [file] = ownArguments({ command: "npm run forms", words: "FILE" }).words;
try {
  const pieces: string[] = [];
  await readForms(readDataSettings(), (text) => void pieces.push(text));
  const text = pieces.join("");
  if (file === undefined) process.stdout.write(text);
  else {
    // Its owner's alone: they are personal data.
    await writeWhole(file, text);
    console.log(`The forms are in ${file}.`);
  }
} catch (error) {
  console.error(sentenceOf(error));
  process.exitCode = 1;
}
