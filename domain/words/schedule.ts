import { translated } from '#domain/language/translated.ts';

/** Texts of opening hours, of the rules by which tables are booked, and of the plan of a day. */
export const scheduleWords = translated('schedule', {
  rulesChanged: 'The opening hours and rules were saved.',
  faults: {
    maxBelowMin: 'The longest booking cannot be shorter than the shortest.',
    dayPast: 'This day is past.',
  },
  /** Monday first. */
  weekdays: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  shortWeekdays: ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'],
});
