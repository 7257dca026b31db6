import FileUp from 'lucide-react/icons/file-up';
import { useId, useRef } from 'react';
import { Button } from './button.tsx';
import { FieldMessage } from './field-message.tsx';
import * as css from './file-field.css.ts';

export type FileFieldProps = {
  label: string;
  /** How the button is found by the focus after a fault. */
  name: string;
  hint: string;
  error?: string | undefined;
  choose: string;
  /** Which file is chosen, or that none is. */
  status: string;
  /** The ends of names that the browser's window offers. */
  accept: string;
  disabled?: boolean;
  onChoose: (file: File) => void;
};

/** A file that is chosen in the browser's own window, with its name beside the button. */
export const FileField = (props: FileFieldProps) => {
  const { label, name, hint, error, choose, status, accept, disabled = false, onChoose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.field} role="group" aria-labelledby={id} aria-describedby={`${id}-message`}>
      <span className={css.label} id={id}>
        {label}
      </span>
      <input
        ref={input}
        type="file"
        accept={accept}
        hidden
        aria-label={label}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          // The same file may be chosen again, after it was built again.
          if (file) onChoose(file);
          event.currentTarget.value = '';
        }}
      />
      <div className={css.choice}>
        <Button
          size="small"
          icon={FileUp}
          name={name}
          aria-describedby={`${id}-message`}
          disabled={disabled}
          onClick={() => input.current?.click()}
        >
          {choose}
        </Button>
        <span className={css.status} role="status">
          {status}
        </span>
      </div>
      <FieldMessage id={`${id}-message`} error={error} hint={hint} />
    </div>
  );
};
