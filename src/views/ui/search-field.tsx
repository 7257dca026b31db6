import Search from 'lucide-react/icons/search';
import * as css from './search-field.css.ts';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useEarlyText } from './use-early-text.ts';

export type SearchFieldProps = Omit<
  TextInputProps,
  'ref' | 'type' | 'icon' | 'aria-label' | 'placeholder'
> & {
  /** Names the field for screen readers and stands in it while it is empty. */
  label: string;
};

export const SearchField = ({ label, ...rest }: SearchFieldProps) => (
  <div className={css.box} role="search">
    <TextInput
      {...rest}
      ref={useEarlyText()}
      type="search"
      icon={Search}
      aria-label={label}
      placeholder={label}
    />
  </div>
);
