import type { ReactNode } from 'react';
import { GlyphFrame } from './glyph-frame.tsx';
import type { GlyphProps } from './glyph.ts';

export type SocialNetwork = 'facebook' | 'instagram' | 'youtube' | 'x' | 'other';

const drawings: Record<SocialNetwork, ReactNode> = {
  facebook: <path d="M14 21v-8h3l.5-3.5H14V7.5c0-1.2.5-2 2-2h1.7V3H15c-3 0-4.5 1.6-4.5 4.3v2.2H8V13h2.5v8" />,
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.6" />
      <path d="M16.5 7.5v.1" />
    </>
  ),
  youtube: (
    <>
      <rect x="3" y="5.5" width="18" height="13" rx="4" />
      <path d="m10.4 9.2 4.6 2.8-4.6 2.8Z" fill="currentColor" />
    </>
  ),
  x: <path d="M4.5 4.5h3.6l11.4 15h-3.6zM19 4.5l-6 6.6M11 13l-6 6.5" />,
  other: (
    <>
      <circle cx="12" cy="12" r="8.5" />
      <path d="M3.5 12h17M12 3.5c2.6 2.5 3.7 5.3 3.7 8.5s-1.1 6-3.7 8.5c-2.6-2.5-3.7-5.3-3.7-8.5s1.1-6 3.7-8.5Z" />
    </>
  ),
};

export type SocialMarkProps = GlyphProps & { network: SocialNetwork };

export const SocialMark = ({ network, ...rest }: SocialMarkProps) => (
  <GlyphFrame {...rest}>{drawings[network]}</GlyphFrame>
);
