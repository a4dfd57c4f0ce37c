import { type ComponentProps, type DragEvent, type ReactNode, useState } from 'react';

type DropAreaProps = Pick<ComponentProps<'section'>, 'ref' | 'onFocus' | 'onBlur' | 'onClick'> & {
  /** Text of the overlay. */
  readonly label: string;
  readonly onFiles: (files: readonly File[]) => void;
  readonly children: ReactNode;
};

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files');

/** Accepts dropped files anywhere on its surface. */
export const DropArea = ({ label, onFiles, children, ...rest }: DropAreaProps) => {
  // Entering a child counts as leaving the parent, so depth is counted instead of a flag.
  const [depth, setDepth] = useState(0);
  return (
    <section
      {...rest}
      className="media-body"
      aria-label={label}
      onDragEnter={(event) => hasFiles(event) && setDepth((count) => count + 1)}
      onDragLeave={(event) => hasFiles(event) && setDepth((count) => Math.max(0, count - 1))}
      onDragOver={(event) => hasFiles(event) && event.preventDefault()}
      onDrop={(event) => {
        if (!hasFiles(event)) return;
        event.preventDefault();
        setDepth(0);
        onFiles([...event.dataTransfer.files]);
      }}
    >
      {children}
      {depth > 0 && (
        <div className="media-drop" data-testid="drop-overlay">
          {label}
        </div>
      )}
    </section>
  );
};
