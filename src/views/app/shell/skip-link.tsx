import { navigationWords } from '#domain/words/navigation.ts';
import * as css from './skip-link.css.ts';

/** The id of the part of every layout that holds the page. */
export const contentId = 'content';

/** The first stop of the keyboard: past header and sidebar to the page. */
export const SkipLink = () => (
  <a className={css.skip} href={`#${contentId}`}>
    {navigationWords.skipToContent}
  </a>
);
