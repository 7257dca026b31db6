export { withoutEffects } from '#kit/effects.ts';
