import { Link } from "../../../../ui/Link/Link.tsx";
import type { PolicySection } from "../section.ts";

/** What people can ask for, and whom they can turn to. */
export const RIGHTS_PRIVACY: readonly PolicySection[] = [
  {
    id: "rights",
    title: "Your rights",
    text: ({ email }) => (
      <>
        <p>You can</p>
        <ul>
          <li>know what we have about you, and get a copy;</li>
          <li>have it corrected, or deleted;</li>
          <li>have its use restricted;</li>
          <li>
            object to what we do for a legitimate interest, such as your place in an audience;
          </li>
          <li>get what you gave us in a form that other software reads;</li>
          <li>take back what you agreed to, for the time from then on.</li>
        </ul>
        <p>
          Your settings, billing details and page you can change yourself; your name and email
          address follow LinkedIn’s. The site has no button for the other things yet. Write to{" "}
          {email} from your account’s email address. We answer within a month. It costs nothing.
        </p>
      </>
    ),
  },
  {
    id: "complaint",
    title: "Complaints",
    text: () => (
      <p>
        You can complain to the Belgian Data Protection Authority (Gegevensbeschermingsautoriteit,
        Autorité de protection des données), Rue de la Presse 35, 1000 Brussels,{" "}
        <Link href="https://www.dataprotectionauthority.be">dataprotectionauthority.be</Link>, or to
        the authority of the country where you live or work. You can also go to court.
      </p>
    ),
  },
  {
    id: "children",
    title: "Children",
    text: ({ email }) => (
      <p>
        The site is for people of 18 and older. We don’t knowingly keep data of children. If you
        learn that we do, write to {email}.
      </p>
    ),
  },
  {
    id: "policy-changes",
    title: "Changes of this policy",
    text: () => (
      <p>
        A new version is published on this page with its date. When you sign in after that, we keep
        that you accepted it.
      </p>
    ),
  },
];
