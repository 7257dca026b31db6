import { ShotDiagram, type Shot } from '#views/ui/shot-diagram.tsx';
import * as css from './page.css.ts';

const shots: readonly Shot[] = ['breakOff', 'threeCushion', 'rack'];

export type ArticlePictureProps = {
  image: string | null;
  /** What it shows. */
  alt: string | null;
  place: number;
  /** How wide it is shown. */
  sizes: string;
  /** Whether it is seen before anybody scrolls. */
  isFirst?: boolean;
};

/** The picture of an article; a shot stands in where it has none. */
export const ArticlePicture = ({ image, alt, place, sizes, isFirst }: ArticlePictureProps) =>
  image === null ? (
    <ShotDiagram shot={shots[place % shots.length] ?? 'rack'} />
  ) : (
    // Beside a bare one React writes a preload, which Chromium drops and complains of where a service worker answers it.
    <picture className={css.pictureElement}>
      <img
        className={css.photo}
        src={image}
        srcSet={`${smallOf(image)} 640w, ${image} 1600w`}
        sizes={sizes}
        alt={alt ?? ''}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst && place === 0 ? 'high' : undefined}
      />
    </picture>
  );

/** Where the small one of a kept picture is. */
const smallOf = (image: string): string => image.replace(/(\.\w+)$/, '-small$1');
