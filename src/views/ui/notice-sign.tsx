import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-alert';
import Info from 'lucide-react/icons/info';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { Icon } from './icon.tsx';
import type { NoticeTone } from './notice.ts';

const glyphs = { success: Check, error: CircleAlert, warning: TriangleAlert, info: Info };

export type NoticeSignProps = { tone: NoticeTone };

/** Each tone has a shape of its own. */
export const NoticeSign = ({ tone }: NoticeSignProps) => <Icon glyph={glyphs[tone]} />;
