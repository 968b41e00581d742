import { isBlank } from "../../../src/domain/shared/shownText.ts";
import type { StandInStore } from "../../providers/standIns.ts";

/** Someone who can be chosen on the local provider's page. */
export interface LocalPerson {
  /** Never changes, for it names the person's account. */
  subject: string;
  email: string;
  /** Left out where it is. */
  isEmailVerified?: boolean;
  firstName: string;
  lastName: string;
  /** A short description, shown next to the name. */
  note: string;
}

const KEY = "openid:people";

/** Everyone who can be chosen, in the order in which they came. */
export async function listPeople(standIns: StandInStore): Promise<LocalPerson[]> {
  return ((await standIns.read(KEY)) ?? []) as LocalPerson[];
}

/** Adds people, or replaces those who have the same subject. */
export async function savePeople(
  standIns: StandInStore,
  people: readonly LocalPerson[],
): Promise<void> {
  await change(standIns, (known) => [...known, ...people]);
}

/** Adds those with a new subject; existing ones stay as they are. */
export async function addMissingPeople(
  standIns: StandInStore,
  people: readonly LocalPerson[],
): Promise<void> {
  await change(standIns, (known) => {
    const subjects = new Set(known.map(({ subject }) => subject));
    return [...known, ...people.filter(({ subject }) => !subjects.has(subject))];
  });
}

/** Of several with the same subject, the last one wins, in the place of the first. */
async function change(
  standIns: StandInStore,
  next: (known: readonly LocalPerson[]) => readonly LocalPerson[],
): Promise<void> {
  await standIns.update(KEY, (value) => {
    const people = next((value ?? []) as LocalPerson[]);
    return [...new Map(people.map((person) => [person.subject, person])).values()];
  });
}

export interface NewPerson {
  isEmailVerified: boolean;
  firstName: string;
  lastName: string;
  email: string;
}

/** What is wrong with someone new, a sentence; null when nothing is. */
export function complaintAbout({
  firstName,
  lastName,
  email,
}: Omit<NewPerson, "isEmailVerified">): string | null {
  const isLine = (text: string) => !isBlank(text) && text.length <= 100;
  if (!isLine(firstName) || !isLine(lastName)) return "Please enter a first and a last name.";
  if (!/^[^\s@]{1,64}@[^\s@]{1,180}$/.test(email.trim())) return "Please enter an email address.";
  return null;
}

/** Someone new. The same address is always the same person. */
export async function addNewPerson(
  standIns: StandInStore,
  { firstName, lastName, email, isEmailVerified }: NewPerson,
): Promise<LocalPerson> {
  const address = email.trim();
  const person = {
    subject: `new:${address.toLowerCase()}`,
    email: address,
    isEmailVerified,
    firstName: firstName.trim(),
    lastName: lastName.trim(),
    note: "Added with the form below",
  };
  await savePeople(standIns, [person]);
  return person;
}
