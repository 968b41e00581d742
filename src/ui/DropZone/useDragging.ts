import { useEffect, useState, type DragEvent } from "react";

/** Whether a file is held over the zone. One dropped outside it does not replace the page. */
export function useDragging({ isOpen, onFile }: { isOpen: boolean; onFile: (file: File) => void }) {
  const [depth, setDepth] = useState(0);
  useEffect(() => {
    const keepPage = (event: Event) => event.preventDefault();
    window.addEventListener("dragover", keepPage);
    window.addEventListener("drop", keepPage);
    return () => {
      window.removeEventListener("dragover", keepPage);
      window.removeEventListener("drop", keepPage);
    };
  }, []);

  const dragHandlers = {
    onDragEnter: () => setDepth((now) => now + 1),
    onDragLeave: () => setDepth((now) => Math.max(0, now - 1)),
    onDragOver: (event: DragEvent) => event.preventDefault(),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setDepth(0);
      const [file] = event.dataTransfer.files;
      if (file && isOpen) onFile(file);
    },
  };
  return { isDragging: isOpen && depth > 0, dragHandlers };
}
