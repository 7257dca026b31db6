import * as css from './ball.css.ts';

export type BallColour = keyof typeof css.colour;
export type BallProps = { colour: BallColour; size?: keyof typeof css.size };

/** A ball in its real colour; the words beside it say which. */
export const Ball = ({ colour, size = 'regular' }: BallProps) => (
  <span className={`${css.ball} ${css.size[size]} ${css.colour[colour]}`} aria-hidden />
);
