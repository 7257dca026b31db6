import { ShotDiagram, type Shot } from '#views/kit/shot-diagram.tsx';
import * as css from './page.css.ts';

const shots: readonly Shot[] = ['breakOff', 'threeCushion', 'rack'];

/** The picture of an article; a shot stands in where it has none. */
export const ArticlePicture = ({ image, place }: { image: string | null; place: number }) =>
  image === null ? (
    <ShotDiagram shot={shots[place % shots.length] ?? 'rack'} />
  ) : (
    <img className={css.photo} src={image} alt="" loading="lazy" />
  );
