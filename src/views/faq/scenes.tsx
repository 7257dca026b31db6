import type { ReactNode } from 'react';
import { walkthroughWords, type Scene as SceneName } from '#domain/words/faq.ts';
import * as css from './walkthrough.css.ts';

const words = walkthroughWords.drawn;

/** Who plays in the scenes. */
const people = { first: 'Renata', last: 'Okafor', other: 'Lindqvist', masked: 'R••••• O•••••' };

type MovingProps = { turn: number; move?: 'comes' | 'goes' | 'slides'; children: ReactNode };

/** What comes, goes or slides when its turn is there. */
const Moving = ({ turn, move = 'comes', children }: MovingProps) => (
  <g className={`${css[move]} ${css.turn[turn - 1] ?? ''}`}>{children}</g>
);

const Line = ({ y, label, value, turn }: { y: number; label: string; value: string; turn: number }) => (
  <>
    <text className={css.quiet} x="120" y={y}>
      {label}
    </text>
    <rect className={css.field} x="120" y={y + 5} width="160" height="22" rx="4" />
    <Moving turn={turn}>
      <text className={css.text} x="128" y={y + 20}>
        {value}
      </text>
    </Moving>
  </>
);

const Act = ({ y, label, turn }: { y: number; label: string; turn: number }) => (
  <Moving turn={turn}>
    <rect className={css.accent} x="200" y={y} width="80" height="24" rx="5" />
    <text className={css.onAccent} x="240" y={y + 16}>
      {label}
    </text>
  </Moving>
);

const register = () => (
  <>
    <rect className={css.card} x="100" y="36" width="200" height="172" rx="8" />
    <Line y={54} label={words.firstName} value={people.first} turn={1} />
    <Line y={94} label={words.lastName} value={people.last} turn={2} />
    <Line y={134} label={words.email} value="renata@club.example" turn={3} />
    <Act y={176} label={words.sendCode} turn={4} />
  </>
);

const code = () => (
  <>
    <rect className={css.card} x="70" y="48" width="260" height="140" rx="8" />
    <text className={css.quiet} x="90" y="74">
      {words.enterCode}
    </text>
    {'402716'.split('').map((digit, place) => (
      <g key={digit}>
        <rect className={css.field} x={90 + place * 37} y="84" width="32" height="42" rx="5" />
        <Moving turn={place + 1}>
          <text className={css.digits} x={106 + place * 37} y="113">
            {digit}
          </text>
        </Moving>
      </g>
    ))}
    <Moving turn={6}>
      <circle className={css.accent} cx="98" cy="156" r="7" />
      <text className={css.text} x="112" y="160">
        {words.verified}
      </text>
    </Moving>
  </>
);

const clubs = ['Brooklyn Cue Club', 'Harbour Snooker Hall', 'Sociedad de Billar'];
const club = () => (
  <>
    <rect className={css.card} x="80" y="44" width="240" height="150" rx="8" />
    {clubs.map((name, place) => (
      <Moving key={name} turn={place + 1}>
        <rect className={css.field} x="98" y={62 + place * 42} width="204" height="30" rx="15" />
        <text className={css.text} x="116" y={81 + place * 42}>
          {name}
        </text>
        <circle className={css.accent} cx="286" cy={77 + place * 42} r="6" />
      </Moving>
    ))}
  </>
);

const live = () => (
  <>
    <rect className={css.rail} x="40" y="40" width="320" height="160" rx="10" />
    <rect className={css.cloth} x="50" y="50" width="300" height="140" rx="4" />
    <circle className={css.live} cx="70" cy="70" r="5" />
    <text className={css.onCloth} x="70" y="108">
      {people.last}
    </text>
    <text className={css.onCloth} x="70" y="160">
      {people.other}
    </text>
    <text className={css.score} x="326" y="166">
      {2}
    </text>
    <Moving turn={3} move="goes">
      <text className={css.score} x="326" y="114">
        {3}
      </text>
    </Moving>
    <Moving turn={4}>
      <text className={css.score} x="326" y="114">
        {4}
      </text>
    </Moving>
  </>
);

const privacy = () => (
  <>
    <rect className={css.card} x="60" y="44" width="280" height="60" rx="8" />
    <text className={css.text} x="78" y="78">
      {words.hideName}
    </text>
    <rect className={css.accent} x="284" y="63" width="38" height="22" rx="11" />
    <Moving turn={1} move="slides">
      <circle className={css.knob} cx="311" cy="74" r="8" />
    </Moving>
    <rect className={css.cloth} x="60" y="126" width="280" height="60" rx="6" />
    <Moving turn={2} move="goes">
      <text className={css.onCloth} x="80" y="161">
        {people.first} {people.last}
      </text>
    </Moving>
    <Moving turn={3}>
      <text className={css.onCloth} x="80" y="161">
        {people.masked}
      </text>
    </Moving>
  </>
);

const scenes: Record<SceneName, () => ReactNode> = { register, code, club, live, privacy };

/** A scene of the walkthrough; its caption beside it says the same in words. */
export const Scene = ({ scene }: { scene: SceneName }) => (
  <svg key={scene} className={css.scene} viewBox="0 0 400 220" data-scene={scene} aria-hidden>
    <rect className={css.bar} width="400" height="20" />
    {scenes[scene]()}
  </svg>
);
