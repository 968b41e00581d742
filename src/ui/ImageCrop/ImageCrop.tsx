import { useEffect, useId, useRef, useState } from "react";
import { IconButton } from "../Button/Button.tsx";
import { Disclosure } from "../Disclosure/Disclosure.tsx";
import { Icon } from "../Icon/Icon.tsx";
import { Stack } from "../Layout/Layout.tsx";
import { Text } from "../Type/Type.tsx";
import { VisuallyHidden } from "../VisuallyHidden/VisuallyHidden.tsx";
import { squareOf, ZOOM_MAX, ZOOM_MIN, zoomedTo, type Crop } from "./crop.ts";
import { CropNumber } from "./CropNumber.tsx";
import styles from "./ImageCrop.module.css";
import { useCropGestures, ZOOM_STEP } from "./useCropGestures.ts";

export interface ImageCropProps {
  /** Names the frame for screen readers. */
  label: string;
  /** Opened, see `useOpenedImage`. */
  image: HTMLImageElement;
  crop: Crop;
  onChange: (crop: Crop) => void;
  /** It appears where the person has just requested it. */
  takesFocus?: boolean;
}

/** Chooses the square of a picture: by pointer, touch, keys, slider or numbers. */
export function ImageCrop({ label, image, crop, onChange, takesFocus = false }: ImageCropProps) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) frame.current?.focus();
  }, [takesFocus]);
  const hintId = useId();
  const [isTold, setTold] = useState(false);
  const size = { width: image.naturalWidth, height: image.naturalHeight };
  const { left, top, edge } = squareOf(crop, size);
  const change = (next: Crop) => {
    setTold(false);
    onChange(next);
  };
  const gestures = useCropGestures(frame, {
    crop,
    size,
    onChange: change,
    onRest: () => setTold(true),
  });
  const zoomTo = (zoom: number) => change(zoomedTo(crop, { size, zoom }));
  const percent = (pixels: number) => `${(pixels / edge) * 100}%`;

  return (
    <Stack>
      <div
        {...gestures}
        ref={frame}
        className={styles.frame}
        role="group"
        aria-label={label}
        aria-describedby={hintId}
        // The frame is moved by keys, as a slider of two dimensions would be.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
      >
        <img
          className={styles.image}
          src={image.src}
          alt=""
          draggable={false}
          style={{
            inlineSize: percent(size.width),
            blockSize: percent(size.height),
            left: percent(-left),
            top: percent(-top),
          }}
        />
      </div>
      <Text size="small" tone="muted">
        <span id={hintId}>
          Drag to move, pinch or scroll to zoom. On a keyboard, the arrow keys move and + and −
          zoom.
        </span>
      </Text>
      <div className={styles.zoom}>
        <IconButton
          label="Zoom out"
          icon={<Icon name="minus" />}
          onClick={() => zoomTo(crop.zoom - ZOOM_STEP)}
        />
        <input
          className={styles.slider}
          type="range"
          aria-label="Zoom"
          aria-valuetext={`${Math.round(crop.zoom)}%`}
          min={ZOOM_MIN}
          max={ZOOM_MAX}
          value={Math.round(crop.zoom)}
          onChange={(event) => zoomTo(event.target.valueAsNumber)}
        />
        <IconButton
          label="Zoom in"
          icon={<Icon name="plus" />}
          onClick={() => zoomTo(crop.zoom + ZOOM_STEP)}
        />
      </div>
      <Disclosure label="Enter exact values">
        <div className={styles.numbers}>
          <CropNumber
            label="Zoom, %"
            min={ZOOM_MIN}
            max={ZOOM_MAX}
            value={crop.zoom}
            onChange={zoomTo}
          />
          <CropNumber
            label="From left, %"
            max={100}
            value={crop.x}
            onChange={(x) => change({ ...crop, x })}
          />
          <CropNumber
            label="From top, %"
            max={100}
            value={crop.y}
            onChange={(y) => change({ ...crop, y })}
          />
        </div>
      </Disclosure>
      <span role="status">{isTold && <VisuallyHidden>{inWords(crop)}</VisuallyHidden>}</span>
    </Stack>
  );
}

/** Where the square is, for those who cannot see it. */
function inWords({ zoom, x, y }: Crop): string {
  const [z, left, top] = [zoom, x, y].map(Math.round);
  return `Zoom ${z}%, ${left}% from the left, ${top}% from the top`;
}
