import { useState } from "react";
import { DAYS_OF_WEEK, type DayOfWeek } from "../../../domain/generated/enums.ts";
import { DAY_NAMES } from "../../../domain/time/weekdays.ts";
import { Button } from "../../../ui/Button/Button.tsx";
import { Checkbox } from "../../../ui/Checkbox/Checkbox.tsx";
import { Dialog } from "../../../ui/Dialog/Dialog.tsx";
import { Stack } from "../../../ui/Layout/Layout.tsx";

interface CopyDayProps {
  from: DayOfWeek;
  isOpen: boolean;
  onClose: () => void;
  onCopy: (days: readonly DayOfWeek[]) => void;
}

/** Which days are to have the same time slots. */
export function CopyDay({ from, isOpen, onClose, onCopy }: CopyDayProps) {
  const [chosen, setChosen] = useState<readonly DayOfWeek[]>([]);
  const others = DAYS_OF_WEEK.filter((day) => day !== from);
  const close = () => {
    setChosen([]);
    onClose();
  };
  const copy = () => {
    onCopy(chosen);
    close();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={`Copy ${DAY_NAMES[from]} to`}
      actions={
        <Button variant="primary" aria-disabled={chosen.length === 0} onClick={copy}>
          Copy
        </Button>
      }
    >
      <Stack gap="small">
        {others.map((day) => (
          <Checkbox
            key={day}
            label={DAY_NAMES[day]}
            checked={chosen.includes(day)}
            onChange={({ target }) =>
              setChosen(target.checked ? [...chosen, day] : chosen.filter((other) => other !== day))
            }
          />
        ))}
      </Stack>
    </Dialog>
  );
}
