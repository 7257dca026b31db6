import { richTextWords } from '#domain/words/rich-text.ts';
import { RichTextEditor } from '#views/rich-text/editor.tsx';
import { Field } from '#views/ui/field.tsx';

export type BodyFieldProps = {
  name: string;
  label: string;
  value: string;
  readOnly: boolean;
  error: string | undefined;
  onText: (text: string) => void;
};

/** The text of an article. */
export const BodyField = ({ label, error, ...editor }: BodyFieldProps) => (
  <Field label={label} error={error} hint={richTextWords.hint}>
    {(control) => <RichTextEditor {...editor} label={label} control={control} />}
  </Field>
);
