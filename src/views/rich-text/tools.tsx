import { useEditorState, type Editor } from '@tiptap/react';
import Bold from 'lucide-react/icons/bold';
import Heading2 from 'lucide-react/icons/heading-2';
import Heading3 from 'lucide-react/icons/heading-3';
import Italic from 'lucide-react/icons/italic';
import LinkSign from 'lucide-react/icons/link';
import List from 'lucide-react/icons/list';
import Numbers from 'lucide-react/icons/list-ordered';
import Redo from 'lucide-react/icons/redo-2';
import Undo from 'lucide-react/icons/undo-2';
import { richTextWords as words } from '#domain/words/rich-text.ts';
import { ToolbarPopover } from '#views/ui/toolbar-popover.tsx';
import { Toolbar, ToolbarButton } from '#views/ui/toolbar.tsx';
import { LinkForm } from './link-form.tsx';

type Tool = keyof typeof words.marks;

const tools = [
  ['heading', Heading2, (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run()],
  ['subheading', Heading3, (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run()],
  ['strong', Bold, (editor) => editor.chain().focus().toggleBold().run()],
  ['emphasis', Italic, (editor) => editor.chain().focus().toggleItalic().run()],
  ['points', List, (editor) => editor.chain().focus().toggleBulletList().run()],
  ['numbers', Numbers, (editor) => editor.chain().focus().toggleOrderedList().run()],
] as const satisfies (readonly [Tool, unknown, (editor: Editor) => boolean])[];

const stateOf = ({ editor }: { editor: Editor }) => ({
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  strong: editor.isActive('bold'),
  emphasis: editor.isActive('italic'),
  points: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
});

export type ToolsProps = { editor: Editor; disabled: boolean };

/** What can be done to the words that are selected. */
export const Tools = ({ editor, disabled }: ToolsProps) => {
  const state = useEditorState({ editor, selector: stateOf });
  return (
    <Toolbar label={words.tools}>
      {tools.map(([tool, icon, use]) => (
        <ToolbarButton
          key={tool}
          label={words.marks[tool]}
          icon={icon}
          isOn={state[tool]}
          disabled={disabled}
          onClick={() => use(editor)}
        />
      ))}
      <ToolbarPopover
        label={words.marks.link}
        icon={LinkSign}
        isOn={state.link}
        disabled={disabled}
        onClosed={() => editor.view.focus()}
      >
        {(close) => <LinkForm editor={editor} onDone={close} />}
      </ToolbarPopover>
      <ToolbarButton
        label={words.marks.undo}
        icon={Undo}
        disabled={disabled || !state.canUndo}
        onClick={() => editor.chain().focus().undo().run()}
      />
      <ToolbarButton
        label={words.marks.redo}
        icon={Redo}
        disabled={disabled || !state.canRedo}
        onClick={() => editor.chain().focus().redo().run()}
      />
    </Toolbar>
  );
};
