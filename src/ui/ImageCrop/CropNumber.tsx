import { useState } from "react";
import { TextField } from "../TextField/TextField.tsx";

interface CropNumberProps {
  label: string;
  min?: number;
  max: number;
  value: number;
  onChange: (value: number) => void;
}

/** A whole number within bounds; invalid input while typing changes nothing. */
export function CropNumber({ label, min = 0, max, value, onChange }: CropNumberProps) {
  const [typed, setTyped] = useState<string>();
  const number = typed === undefined || typed.trim() === "" ? NaN : Number(typed);
  const isWrong = typed !== undefined && !(number >= min && number <= max);
  return (
    <TextField
      label={label}
      inputMode="numeric"
      value={typed ?? String(Math.round(value))}
      error={isWrong ? `${min} to ${max}` : undefined}
      onChange={(event) => {
        const text = event.target.value;
        setTyped(text);
        const next = Number(text);
        if (text.trim() !== "" && next >= min && next <= max) onChange(next);
      }}
      onBlur={() => setTyped(undefined)}
    />
  );
}
