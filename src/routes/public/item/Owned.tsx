import { PATHS } from "../../../domain/shared/paths.ts";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Link } from "../../../ui/Link/Link.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

/** Instead of a price, for who bought it. */
export function Owned() {
  return (
    <Text>
      <Icon name="check" /> It’s yours: you’ll find it in{" "}
      <Link href={PATHS.userHome}>your library</Link>.
    </Text>
  );
}
