import ChevronDown from 'lucide-react/icons/chevron-down';
import { faqWords as words, type Question as Asked } from '#domain/words/faq.ts';
import { routeOf, type ScreenName } from '#domain/navigation/routes.ts';
import { Icon } from '#views/ui/icon.tsx';
import { Link } from '#views/ui/link.tsx';
import { Prose } from '#views/ui/prose.tsx';
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
    <div className={css.item} id={id}>
      <h3 className={css.heading}>
        <button
          type="button"
          className={css.head}
          id={`${id}-question`}
          aria-expanded={isOpen}
          aria-controls={`${id}-answer`}
          onClick={onToggle}
        >
          {question}
          <span className={css.sign}>
            <Icon glyph={ChevronDown} />
          </span>
        </button>
      </h3>
      <div id={`${id}-answer`} className={css.answer} hidden={!isOpen}>
        {isOpen && (
          <>
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
          </>
        )}
      </div>
    </div>
  );
};

/** Where it is done, for those who may, and the link by which the answer is passed on. */
const End = ({ asked: { id, question, place }, mayOpen }: Pick<QuestionProps, 'asked' | 'mayOpen'>) => {
  const route = place && routeOf(place.screen);
  return (
    <p className={css.end}>
      {place && route?.built && mayOpen(place.screen) && <Link href={route.path}>{place.label}</Link>}
      {place && !route?.built && <span className={css.note}>{words.notYet}</span>}
      <Link href={`/faq#${id}`}>{words.linkTo(question)}</Link>
    </p>
  );
};
