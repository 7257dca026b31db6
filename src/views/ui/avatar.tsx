import { Avatar as Radix } from 'radix-ui';
import * as css from './avatar.css.ts';

export type AvatarProps = {
  name: string;
  shape?: keyof typeof css.shape;
  size?: keyof typeof css.size;
  photo?: string | undefined;
};

/** The first letters of the first and the last name; small words between names do not count. */
export const initialsOf = (name: string): string => {
  const words = name.split(/\s+/u).filter((word) => /^[\p{Lu}\p{N}\p{Lo}]/u.test(word));
  const counted = words.length > 0 ? words : name.split(/\s+/u).filter(Boolean);
  const ends = counted.length > 1 ? [counted.at(0), counted.at(-1)] : counted;
  return ends
    .map((word) => Array.from(word ?? '')[0] ?? '')
    .join('')
    .toLocaleUpperCase('en');
};

/** Stands beside the name that it belongs to, so it says nothing itself. The initials stay until the photo has come. */
export const Avatar = ({ name, shape = 'person', size = 'regular', photo }: AvatarProps) => (
  <Radix.Root className={`${css.avatar} ${css.shape[shape]} ${css.size[size]}`} aria-hidden>
    {photo && <Radix.Image className={css.photo[shape]} src={photo} alt="" />}
    <Radix.Fallback>{initialsOf(name)}</Radix.Fallback>
  </Radix.Root>
);
