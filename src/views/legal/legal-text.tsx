import type { ReactNode } from 'react';
import { PageTitle } from '#views/kit/page-title.tsx';
import * as css from './legal-text.css.ts';

export type LegalTextProps = {
  title: string;
  note: string;
  sections: readonly { title: string; text: string }[];
  lead?: ReactNode;
};

/** A legal page: a title, a note on its standing, and its sections. */
export const LegalText = ({ title, note, sections, lead }: LegalTextProps) => (
  <article className={css.page}>
    <PageTitle size="public">{title}</PageTitle>
    <p className={css.note}>{note}</p>
    {lead}
    {sections.map((section) => (
      <section key={section.title} className={css.section}>
        <h2 className={css.heading}>{section.title}</h2>
        <p>{section.text}</p>
      </section>
    ))}
  </article>
);
