import { Link } from "../../../ui/Link/Link.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** The operator has a text of their own: it holds, and not the site's. */
export function PolicyElsewhere({ address }: { address: string }) {
  return (
    <Text>
      You can read it at <Link href={address}>{address}</Link>.
    </Text>
  );
}
