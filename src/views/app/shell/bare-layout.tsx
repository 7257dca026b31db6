import type { ReactNode } from 'react';
import { contentId } from './skip-link.tsx';

export type BareLayoutProps = { children: ReactNode };

/** The page alone, for overlays and for frames inside other pages. */
export const BareLayout = ({ children }: BareLayoutProps) => <main id={contentId}>{children}</main>;
