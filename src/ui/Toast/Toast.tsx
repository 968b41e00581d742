import {
  createContext,
  use,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type ReactNode,
} from "react";
import { Button, IconButton } from "../Button/Button.tsx";
import { Icon } from "../Icon/Icon.tsx";
import styles from "./Toast.module.css";

export interface ToastMessage {
  text: string;
  tone?: "neutral" | "success" | "danger";
  /** Takes the place of an earlier message that said the same word here. */
  replaces?: string;
  /** One thing to do about it; doing it takes the message away. */
  action?: { label: string; onSelect: () => void };
}

type Shown = ToastMessage & { id: number };

/** Long enough to read a sentence twice. */
const SHOWN_FOR_MS = 6000;
const AT_MOST = 3;

const ToastContext = createContext<((message: ToastMessage) => void) | undefined>(undefined);

interface ToastProviderProps {
  children: ReactNode;
  /** A message that stays, below the others. */
  foot?: ReactNode;
}

/** Shows short messages at the window's foot; wrap the app in it once. */
export function ToastProvider({ children, foot }: ToastProviderProps) {
  const [toasts, setToasts] = useState<readonly Shown[]>([]);
  const lastId = useRef(0);
  const show = useCallback((message: ToastMessage) => {
    lastId.current += 1;
    const id = lastId.current;
    setToasts((shown) => {
      const others = shown.filter(({ replaces }) => !replaces || replaces !== message.replaces);
      return [...others, { ...message, id }].slice(-AT_MOST);
    });
  }, []);
  const dismiss = (id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id));

  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.region} role="status" aria-live="polite" aria-atomic="false">
        {toasts.map((toast) => (
          <Toast key={toast.id} {...toast} onDismiss={() => dismiss(toast.id)} />
        ))}
        {foot}
      </div>
    </ToastContext>
  );
}

/** Shows a message: `show({ text: "Saved", tone: "success" })`. */
export function useToast(): (message: ToastMessage) => void {
  const show = use(ToastContext);
  if (!show) throw new Error("useToast is used outside ToastProvider");
  return show;
}

function Toast({
  text,
  tone = "neutral",
  action,
  onDismiss,
}: ToastMessage & { onDismiss: () => void }) {
  const [isHeld, setIsHeld] = useState(false);
  const dismiss = useEffectEvent(onDismiss);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(() => dismiss(), SHOWN_FOR_MS);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return (
    <div
      className={styles.toast}
      data-tone={tone}
      onPointerEnter={() => setIsHeld(true)}
      onPointerLeave={() => setIsHeld(false)}
      onFocus={() => setIsHeld(true)}
      onBlur={() => setIsHeld(false)}
    >
      {tone !== "neutral" && <Icon name={tone === "success" ? "check" : "warning"} />}
      <span className={styles.text}>{text}</span>
      {action && (
        <Button
          variant="quiet"
          onClick={() => {
            onDismiss();
            action.onSelect();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton label="Dismiss" icon={<Icon name="close" />} onClick={onDismiss} />
    </div>
  );
}
