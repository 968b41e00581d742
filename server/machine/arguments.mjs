/**
 * @typedef {object} Arguments
 * @property {(flag: string) => boolean} has whether a flag without a value is there
 * @property {(flag: string) => string | null} valueOf a flag's value; null if absent
 * @property {string[]} words positional arguments
 */

/**
 * Reads a command's arguments, and rejects unknown ones: a mistyped `--production` must not start
 * something else. JavaScript, because the commands read theirs before Node 24 is installed.
 * @param {object} options
 * @param {string} options.command as people type it
 * @param {readonly string[]} options.args
 * @param {readonly string[]} [options.flags] such as `--quick`, or `--only=TEXT` for one with a
 * value
 * @param {string} [options.words] what the words mean, if there may be any
 * @param {number} [options.most] how many words there may be
 * @param {string} [options.hint] a sentence to end the refusal with
 * @returns {Arguments}
 * @throws with a sentence that names what is unknown and what there is
 */
export function readArguments({ command, args, flags = [], words, most = 1, hint }) {
  const plain = flags.filter((flag) => !flag.includes("="));
  const valued = flags.filter((flag) => flag.includes("=")).map((flag) => flag.split("=")[0]);
  const isFlag = (/** @type {string} */ arg) =>
    plain.includes(arg) || (arg.includes("=") && valued.includes(arg.split("=")[0]));
  const others = args.filter((arg) => !isFlag(arg));
  const room = words === undefined ? 0 : most;
  const unknown = others.find((arg, index) => arg === "" || arg.startsWith("-") || index >= room);
  if (unknown !== undefined) {
    const all = [...flags, ...(words === undefined ? [] : [words])];
    const takes = `It takes ${all.length === 0 ? "no arguments" : all.join(", ")}.`;
    throw new Error([`${command} does not know "${unknown}".`, takes, hint].join(" ").trim());
  }
  return {
    has: (flag) => args.includes(flag),
    valueOf: (flag) =>
      args.find((arg) => arg.startsWith(`${flag}=`))?.slice(flag.length + 1) ?? null,
    words: others,
  };
}

/**
 * This process's own arguments. If they are wrong, says so and exits before anything is done.
 * @param {Omit<Parameters<typeof readArguments>[0], "args">} options
 * @returns {Arguments}
 */
export function ownArguments(options) {
  try {
    return readArguments({ ...options, args: process.argv.slice(2) });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
