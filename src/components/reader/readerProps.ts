/** What the viewer of a document is told. */
export interface ReaderProps {
  /** Null for an item whose document is missing, which cannot be loaded. */
  documentId: string | null;
  /** What the document is called. */
  title: string;
  /**
   * Where it opens, counted from 1. Without it, where the person was last on this device, or at 1.
   */
  initialPage?: number;
  /** Whether it may be printed and downloaded. */
  mayPrint: boolean;
  /** What the file is saved as; made of the title unless given. */
  fileName?: string;
  /** Offers a close button, if the reader was opened over something. */
  onClose?: () => void;
}
