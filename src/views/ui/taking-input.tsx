import { useRef } from 'react';
import { TextInput, type TextInputProps } from './text-input.tsx';
import { useTakenText, type Taking } from './use-taken-text.ts';

/** The bare box of a field that takes of a typed or pasted text only a part. */
export const TakingInput = ({ take, onRefuse, ...input }: Taking & Omit<TextInputProps, 'ref'>) => {
  const ref = useRef<HTMLInputElement>(null);
  useTakenText(ref, { take, onRefuse });
  return <TextInput {...input} ref={ref} />;
};
