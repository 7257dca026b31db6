import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { Icon } from './icon.tsx';
import * as css from './strength-meter.css.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

export type StrengthMeterProps = {
  /** How many of the three bars are filled; 0 while nothing is typed. */
  level: 0 | 1 | 2 | 3;
  label: string;
  /** The strength in a word; empty while nothing is typed. */
  word: string;
};

const tones = ['none', 'weak', 'medium', 'strong'] as const;

/** Three bars and a word; the word is spoken when it changes. */
export const StrengthMeter = ({ level, label, word }: StrengthMeterProps) => (
  <div className={css.meter} data-tone={tones[level]}>
    <span className={css.bars} aria-hidden>
      {[1, 2, 3].map((bar) => (
        <span key={bar} className={css.bar} data-state={bar <= level ? 'filled' : 'empty'} />
      ))}
    </span>
    <span className={css.line} role="status">
      <span>{label}</span>
      {word && <strong className={css.word}>{word}</strong>}
    </span>
  </div>
);

export type RuleListProps = {
  /** Names the list. */
  label: string;
  rules: readonly { id: string; text: string; isMet: boolean }[];
  words: { met: string; missing: string };
};

/** What is asked for, each ticked as it is met. */
export const RuleList = ({ label, rules, words }: RuleListProps) => (
  <ul className={css.rules} aria-label={label}>
    {rules.map(({ id, text, isMet }) => (
      <li key={id} className={css.rule} data-state={isMet ? 'met' : 'missing'}>
        <Icon glyph={isMet ? Check : Circle} size="small" />
        <span>{text}</span>
        <VisuallyHidden>{isMet ? words.met : words.missing}</VisuallyHidden>
      </li>
    ))}
  </ul>
);
