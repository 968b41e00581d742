import { friendlyDay } from "../../../domain/time/format.ts";
import { IconButton } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Cluster } from "../../../ui/Layout/Layout.tsx";
import { Text } from "../../../ui/Type/Type.tsx";

interface WeekStepsProps {
  /** How many weeks from now. */
  weeks: number;
  /** The first day, `YYYY-MM-DD`. */
  from: string;
  /** Whether nothing can be booked after it. */
  isLast: boolean;
  onChange: (weeks: number) => void;
}

/** Leads to the week before and the week after. */
export function WeekSteps({ weeks, from, isLast, onChange }: WeekStepsProps) {
  return (
    <Cluster justify="between" endsQuiet>
      <Text weight="strong">
        <span role="status">From {friendlyDay(from, { hasYear: false })}</span>
      </Text>
      <Cluster gap="tiny">
        <IconButton
          label="Week before"
          icon={<Icon name="chevronLeft" />}
          aria-disabled={weeks === 0}
          onClick={() => onChange(weeks - 1)}
        />
        <IconButton
          label="Week after"
          icon={<Icon name="chevronRight" />}
          aria-disabled={isLast}
          onClick={() => onChange(weeks + 1)}
        />
      </Cluster>
    </Cluster>
  );
}
