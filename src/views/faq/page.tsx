import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';
import { countQuestions, findQuestions, longestSearch } from '#domain/faq/find.ts';
import type { ScreenName } from '#domain/navigation/routes.ts';
import { faqWords as words } from '#domain/words/faq.ts';
import type { FaqActor } from '#machines/faq/machine.ts';
import { Accordion } from '#views/ui/accordion.tsx';
import { Button } from '#views/ui/button.tsx';
import { EmptyState } from '#views/ui/empty-state.tsx';
import { PageTitle } from '#views/ui/page-title.tsx';
import { SearchField } from '#views/ui/search-field.tsx';
import { SectionTitle } from '#views/ui/section-title.tsx';
import * as css from './page.css.ts';
import { Question } from './question.tsx';

export { faqMachine as machine } from '#machines/faq/machine.ts';
export { readPlace, writePlace } from '#machines/faq/address.ts';

export type FaqPageProps = {
  actor: FaqActor;
  mayOpen: (screen: ScreenName) => boolean;
  /** The button of the walkthrough, with its popup. */
  walkthrough: ReactNode;
};

/** Questions and answers, to search through and to link to. */
export const FaqPage = ({ actor, mayOpen, walkthrough }: FaqPageProps) => {
  const text = useSelector(actor, ({ context }) => context.text);
  const groups = findQuestions(text);
  const count = countQuestions(groups);
  return (
    <div className={css.page}>
      <PageTitle size="public" lead={words.lead} actions={walkthrough}>
        {words.title}
      </PageTitle>
      <div>
        {/* Sent before the app is there, it asks the server. */}
        <form
          method="get"
          className={css.search}
          onSubmit={(event) => {
            event.preventDefault();
            actor.send({ type: 'submit' });
          }}
        >
          <SearchField
            label={words.search}
            name="search"
            value={text}
            maxLength={longestSearch}
            onChange={(event) => actor.send({ type: 'text.changed', text: event.currentTarget.value })}
          />
        </form>
        <p className={css.found} role="status">
          {text.trim() !== '' && count > 0 && words.found(count)}
        </p>
        {count === 0 && (
          <EmptyState
            level="h2"
            title={words.none}
            text={words.noneText}
            shot="missedPot"
            action={<Button onClick={() => actor.send({ type: 'clear' })}>{words.clear}</Button>}
          />
        )}
        <Groups actor={actor} groups={groups} mayOpen={mayOpen} />
      </div>
    </div>
  );
};

type GroupsProps = Pick<FaqPageProps, 'actor' | 'mayOpen'> & { groups: ReturnType<typeof findQuestions> };

const Groups = ({ actor, groups, mayOpen }: GroupsProps) => {
  const open = useSelector(actor, ({ context }) => context.open);
  const toggle = (id: string): void => actor.send({ type: 'section.toggled', id });
  return groups.map(({ title, questions }) => (
    <section key={title} className={css.group}>
      <SectionTitle>{title}</SectionTitle>
      <Accordion>
        {questions.map((asked) => (
          <Question
            key={asked.id}
            asked={asked}
            isOpen={open.includes(asked.id)}
            mayOpen={mayOpen}
            onToggle={() => toggle(asked.id)}
          />
        ))}
      </Accordion>
    </section>
  ));
};
