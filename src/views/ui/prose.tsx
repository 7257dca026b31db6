import type { ReactNode } from 'react';
import * as css from './prose.css.ts';

export type ProseProps = { children: ReactNode };

/** Running text: terms, privacy, answers, news. */
export const Prose = ({ children }: ProseProps) => <div className={css.prose}>{children}</div>;
