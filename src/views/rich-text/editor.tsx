import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useRef } from 'react';
import { richTextOf } from '#domain/rich-text/parse.ts';
import { writeRichText } from '#domain/rich-text/write.ts';
import type { FieldControl } from '#views/ui/field.tsx';
import { prose } from '#views/ui/prose.css.ts';
import { area as box } from '#views/ui/text-area-field.css.ts';
import { contentOf, textOf } from './content.ts';
import * as css from './editor.css.ts';
import { extensions } from './schema.ts';
import { Tools } from './tools.tsx';

export type RichTextEditorProps = {
  name: string;
  label: string;
  /** The text with its marks, as it is stored. */
  value: string;
  readOnly: boolean;
  control: FieldControl;
  onText: (text: string) => void;
};

/** Edits a text as its readers see it, and gives it as it is stored. */
export const RichTextEditor = ({ name, label, value, readOnly, control, onText }: RichTextEditorProps) => {
  const written = useRef(value);
  const editor = useEditor({
    extensions,
    injectCSS: false,
    editable: !readOnly,
    content: contentOf(richTextOf(value)),
    editorProps: { attributes: attributesOf({ name, label, control }) },
    onUpdate: (update) => {
      written.current = writeRichText(textOf(update.editor.getJSON()));
      onText(written.current);
    },
  });
  // The editor is not recreated for it, so what is typed stays.
  useEffect(() => editor.setEditable(!readOnly, false), [editor, readOnly]);
  // A text that was not typed here: a draft that was kept, or somebody else's version.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    const content = contentOf(richTextOf(value));
    // Undo goes back over what was typed, and not to a text that was discarded.
    editor.chain().setMeta('addToHistory', false).setContent(content, { emitUpdate: false }).run();
  }, [editor, value]);
  return (
    <>
      <div className={css.tools}>
        <Tools editor={editor} disabled={readOnly} />
      </div>
      <EditorContent editor={editor} />
    </>
  );
};

function attributesOf({
  name,
  label,
  control,
}: Pick<RichTextEditorProps, 'name' | 'label' | 'control'>): Record<string, string> {
  return {
    class: `${box} ${prose} ${css.area}`,
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-label': label,
    'data-field': name,
    ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
  };
}
