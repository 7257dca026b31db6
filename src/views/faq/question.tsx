import { faqWords as words, type Question as Asked } from '#domain/words/faq.ts';
import { routeOf, type ScreenName } from '#domain/navigation/routes.ts';
import { AccordionSection } from '#views/ui/accordion.tsx';
import { Link } from '#views/ui/link.tsx';
import { Prose } from '#views/ui/prose.tsx';
import { useHydrated } from '#views/ui/use-hydrated.ts';
import * as css from './page.css.ts';

export type QuestionProps = {
  asked: Asked;
  isOpen: boolean;
  /** Whether a screen is for whoever reads. */
  mayOpen: (screen: ScreenName) => boolean;
  onToggle: () => void;
};

/** A question that opens on its answer; its id is a place in the address. */
export const Question = ({ asked, isOpen, mayOpen, onToggle }: QuestionProps) => {
  const { id, question, answer, steps } = asked;
  return (
    <AccordionSection id={id} heading={question} isOpen={isOpen} onToggle={onToggle}>
      <Prose>
        {answer.map((part) => (
          <p key={part}>{part}</p>
        ))}
        {steps && (
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
      </Prose>
      <End asked={asked} mayOpen={mayOpen} />
    </AccordionSection>
  );
};

/** Where it is done, for those who may, and the link by which the answer is passed on. */
const End = ({ asked: { id, question, place }, mayOpen }: Pick<QuestionProps, 'asked' | 'mayOpen'>) => {
  // The page as the server renders it does not know who reads it.
  const isKnown = useHydrated();
  const route = place && routeOf(place.screen);
  return (
    <p className={css.end}>
      {place && route?.built && isKnown && mayOpen(place.screen) && (
        <Link href={route.path}>{place.label}</Link>
      )}
      {place && !route?.built && <span className={css.note}>{words.notYet}</span>}
      <Link href={`/faq#${id}`}>{words.linkTo(question)}</Link>
    </p>
  );
};
