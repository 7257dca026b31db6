import { describe, expect, it } from 'vitest';
import { nameWithPlace, placesOf } from '#domain/clubs/place.ts';

const club = (name: string, city: string, street = '1 Main Street') => ({ name, city, street });

describe('clubs of one name where a club is chosen', () => {
  it('are told apart by their city, and the others have their name alone', () => {
    const clubs = [club('Cue Club', 'Boston'), club('CUÉ  club', 'Lima'), club('Other Club', 'Lima')];
    expect(placesOf(clubs)).toEqual(['Boston', 'Lima', undefined]);
  });

  it('are told apart by their street too where the city is the same', () => {
    const clubs = [
      club('Cue Club', 'Lima', 'Jirón Ica 12'),
      club('Cue Club', 'lima', 'Calle Ocho 4'),
      club('Cue Club', 'Boston'),
    ];
    expect(placesOf(clubs)).toEqual(['Jirón Ica 12, Lima', 'Calle Ocho 4, lima', 'Boston']);
  });

  it('have it behind their name', () => {
    expect(nameWithPlace({ name: 'Cue Club', place: 'Lima' })).toBe('Cue Club (Lima)');
    expect(nameWithPlace({ name: 'Cue Club' })).toBe('Cue Club');
  });
});
