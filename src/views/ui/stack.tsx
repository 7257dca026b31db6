import type { ReactNode } from 'react';
import * as css from './stack.css.ts';

export type StackProps = {
  direction?: keyof typeof css.direction;
  gap?: keyof typeof css.gap;
  align?: keyof typeof css.align;
  justify?: keyof typeof css.justify;
  children: ReactNode;
};

/** Things under or beside each other, at one of the house's distances; a row wraps. */
export const Stack = (props: StackProps) => {
  const { direction = 'column', gap = 4, justify = 'start', children } = props;
  const align = props.align ?? (direction === 'row' ? 'center' : 'stretch');
  const classes = [css.stack, css.direction[direction], css.gap[gap], css.align[align], css.justify[justify]];
  return <div className={classes.join(' ')}>{children}</div>;
};
