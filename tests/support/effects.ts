export { withoutEffects } from '#model-testing/effects.ts';
