import * as css from './skeleton.css.ts';

export type SkeletonProps = { shape?: keyof typeof css.shape; width?: keyof typeof css.width };

/** One flat bar in the place of what is coming. */
export const Skeleton = ({ shape = 'line', width }: SkeletonProps) => {
  const isRound = shape === 'person' || shape === 'club';
  return (
    <div
      className={`${css.late} ${css.bar} ${css.shape[shape]} ${css.width[width ?? (isRound ? 'own' : 'fill')]}`}
      aria-hidden
    />
  );
};
