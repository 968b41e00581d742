import { IconButton } from "../../../ui/Button/Button.tsx";
import { Icon } from "../../../ui/Icon/Icon.tsx";
import { Menu, type MenuItem } from "../../../ui/Menu/Menu.tsx";
import styles from "./Controls.module.css";
import { PageField } from "./PageField.tsx";

/** What the controls do. */
export interface ReaderActions {
  goTo(page: number): void;
  zoomIn(): void;
  zoomOut(): void;
  zoomReset(): void;
  search(): void;
  overview(): void;
  fullscreen(): void;
  /** Undefined where it is not allowed. */
  print?: (() => void) | undefined;
  download?: (() => void) | undefined;
  close?: (() => void) | undefined;
}

interface ControlsProps {
  actions: ReaderActions;
  page: number;
  pageCount: number;
  zoom: number;
  isFull: boolean;
}

/** The controls below the page, which turn pages. */
export function TurningControls({ actions, page, pageCount }: ControlsProps) {
  return (
    <>
      <IconButton
        label="Previous page"
        icon={<Icon name="chevronLeft" />}
        aria-disabled={page === 1}
        onClick={() => actions.goTo(page - 1)}
      />
      <PageField page={page} pageCount={pageCount} onGo={actions.goTo} />
      <IconButton
        label="Next page"
        icon={<Icon name="chevronRight" />}
        aria-disabled={page === pageCount}
        onClick={() => actions.goTo(page + 1)}
      />
    </>
  );
}

/** All other controls, above the page. In little space, most of them are in a menu. */
export function ToolControls({ isCompact, ...props }: ControlsProps & { isCompact: boolean }) {
  const { actions, isFull } = props;
  return (
    <>
      {isCompact ? <CompactTools actions={actions} /> : <Tools {...props} />}
      <IconButton
        label={isFull ? "Exit full screen" : "Full screen"}
        icon={<Icon name={isFull ? "shrink" : "expand"} />}
        onClick={actions.fullscreen}
      />
      {actions.close && (
        <IconButton label="Close" icon={<Icon name="close" />} onClick={actions.close} />
      )}
    </>
  );
}

function Tools({ actions, zoom }: ControlsProps) {
  return (
    <>
      <IconButton
        label="Zoom out"
        icon={<Icon name="zoomOut" />}
        aria-disabled={zoom === 1}
        onClick={actions.zoomOut}
      />
      <button
        type="button"
        className={styles.zoom}
        aria-label={`Zoom ${percent(zoom)}. Show the whole page`}
        onClick={actions.zoomReset}
      >
        {percent(zoom)}
      </button>
      <IconButton label="Zoom in" icon={<Icon name="zoomIn" />} onClick={actions.zoomIn} />
      <IconButton label="Search" icon={<Icon name="search" />} onClick={actions.search} />
      <IconButton label="All pages" icon={<Icon name="grid" />} onClick={actions.overview} />
      {actions.print && (
        <IconButton label="Print" icon={<Icon name="print" />} onClick={actions.print} />
      )}
      {actions.download && (
        <IconButton label="Download" icon={<Icon name="download" />} onClick={actions.download} />
      )}
    </>
  );
}

function CompactTools({ actions }: Pick<ControlsProps, "actions">) {
  const { print, download } = actions;
  const items: readonly MenuItem[] = [
    { label: "Search", icon: "search", onSelect: actions.search },
    { label: "Zoom in", icon: "zoomIn", onSelect: actions.zoomIn },
    { label: "Zoom out", icon: "zoomOut", onSelect: actions.zoomOut },
    { label: "Whole page", icon: "document", onSelect: actions.zoomReset },
    ...(print ? [{ label: "Print", icon: "print" as const, onSelect: print }] : []),
    ...(download ? [{ label: "Download", icon: "download" as const, onSelect: download }] : []),
  ];
  return (
    <>
      <IconButton label="All pages" icon={<Icon name="grid" />} onClick={actions.overview} />
      <Menu label="More" trigger={<Icon name="more" />} items={items} />
    </>
  );
}

const percent = (zoom: number) => `${Math.round(zoom * 100)}%`;
