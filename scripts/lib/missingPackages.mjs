import path from "node:path";
import { textOf } from "./project.mjs";

/**
 * @typedef {object} Package a package as npm's lock files describe it
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [optional] left out where it is not for this system
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 *
 * @typedef {Record<string, Package>} Packages by their places, like `node_modules/react`
 *
 * @typedef {object} System
 * @property {string} os
 * @property {string} cpu
 * @property {string | null} libc null where there is but one
 */

/**
 * The packages of a checkout's lock file that are not installed as it says. npm records at the end
 * of each installation what it installed; the record also shows packages left out because an old
 * Node installed them.
 * @param {string} root
 * @returns {string[]} their places
 */
export function missingPackages(root) {
  const installed = packagesOf(path.join(root, "node_modules", ".package-lock.json"));
  const wanted = packagesOf(path.join(root, "package-lock.json"));
  return differences({ wanted, installed, system: thisSystem() });
}

/**
 * @param {{ wanted: Packages, installed: Packages, system: System }} options
 * @returns {string[]}
 */
export function differences({ wanted, installed, system }) {
  return Object.entries(wanted).flatMap(([place, entry]) => {
    if (place === "") return [];
    const there = installed[place];
    if (there === undefined) return isNeeded(entry, system) ? [place] : [];
    const isSame = there.version === entry.version && there.integrity === entry.integrity;
    return isSame ? [] : [place];
  });
}

/**
 * Whether it is needed here. An optional one that names no system is part of others: it is left out
 * with them.
 * @param {Package} entry
 * @param {System} system
 */
function isNeeded({ optional, os, cpu, libc }, system) {
  if (!optional) return true;
  if (os === undefined && cpu === undefined) return false;
  return fits(os, system.os) && fits(cpu, system.cpu) && fits(libc, system.libc);
}

/**
 * @param {string[] | undefined} names some, or `!` before those that are excluded
 * @param {string | null} name
 */
function fits(names, name) {
  if (names === undefined || name === null) return true;
  return (
    names.includes(name) ||
    (names.every((one) => one.startsWith("!")) && !names.includes(`!${name}`))
  );
}

/** @param {string} file */
function packagesOf(file) {
  /** @type {Packages} */
  const packages = JSON.parse(textOf(file) ?? "{}").packages ?? {};
  return packages;
}

/** @returns {System} */
function thisSystem() {
  const { platform: os, arch: cpu } = process;
  return { os, cpu, libc: os === "linux" ? libcOf() : null };
}

/** As npm tells them apart. */
function libcOf() {
  const report = /** @type {{ excludeNetwork: boolean, getReport: () => object }} */ (
    /** @type {unknown} */ (process.report)
  );
  // Otherwise it resolves the names of all open connections.
  report.excludeNetwork = true;
  const { header } = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (
    report.getReport()
  );
  return header?.glibcVersionRuntime === undefined ? "musl" : "glibc";
}
