import ImagePlus from 'lucide-react/icons/image-plus';
import { useId, useRef, type ReactNode } from 'react';
import { Avatar } from './avatar.tsx';
import { Button } from './button.tsx';
import { FieldMessage } from './field-message.tsx';
import * as css from './image-field.css.ts';

export type ImageFieldProps = {
  label: string;
  hint: string;
  /** Whose initials stand where no picture does. */
  name: string;
  shape: 'person' | 'club' | 'wide';
  src: string | null;
  /** What happens now, said as soon as it changes. */
  status: string;
  error: string | null;
  choose: { label: string; isOff: boolean; state: 'idle' | 'busy' };
  /** What else can be done now. */
  children?: ReactNode;
  onChoose: (file: File) => void;
};

/** A picture with what can be done to it; the file is chosen in the browser's own window. */
export const ImageField = (props: ImageFieldProps) => {
  const { label, hint, status, error, choose, children, onChoose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <div className={css.field} role="group" aria-labelledby={id} aria-describedby={`${id}-hint`}>
      <Shown {...props} />
      <div className={css.side}>
        <span className={css.label} id={id}>
          {label}
        </span>
        <span className={css.status} role="status">
          {status}
        </span>
        {error !== null && (
          <div role="alert">
            <FieldMessage id={`${id}-error`} error={error} />
          </div>
        )}
        <div className={css.actions}>
          <input
            ref={input}
            type="file"
            accept="image/png,image/jpeg"
            hidden
            aria-label={choose.label}
            onChange={(event) => {
              const [file] = event.currentTarget.files ?? [];
              // The same file may be chosen again, after it was changed.
              if (file) onChoose(file);
              event.currentTarget.value = '';
            }}
          />
          <Button
            size="small"
            icon={ImagePlus}
            disabled={choose.isOff}
            state={choose.state}
            onClick={() => input.current?.click()}
          >
            {choose.label}
          </Button>
          {children}
        </div>
        <span className={css.hint} id={`${id}-hint`}>
          {hint}
        </span>
      </div>
    </div>
  );
};

const Shown = ({ shape, name, src }: ImageFieldProps) => (
  <span className={css.shown}>
    {shape === 'wide' ? (
      src === null ? (
        <span className={css.wide} />
      ) : (
        <img className={css.wide} src={src} alt="" />
      )
    ) : (
      <Avatar name={name} shape={shape} size="large" photo={src ?? undefined} />
    )}
  </span>
);
