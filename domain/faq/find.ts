import { plainLetters } from '#domain/plain-letters.ts';
import { questionGroups, type Question, type QuestionGroup } from '#domain/words/faq.ts';

/** The longest text that the questions are searched for. */
export const longestSearch = 100;

const textOf = ({ question, answer, steps = [] }: Question): string =>
  plainLetters([question, ...answer, ...steps].join(' '));

/** The questions that hold every word of a text somewhere, under their headings; without words all of them. */
export function findQuestions(text: string): readonly QuestionGroup[] {
  const words = plainLetters(text).split(/\s+/).filter(Boolean);
  return questionGroups
    .map((group) => ({
      ...group,
      questions: group.questions.filter((question) => {
        const whole = textOf(question);
        return words.every((word) => whole.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}

/** How many questions stand under some headings. */
export const countQuestions = (groups: readonly QuestionGroup[]): number =>
  groups.reduce((sum, { questions }) => sum + questions.length, 0);

/** Whether a question of this id is among those that a text finds. */
export const isFound = (text: string, id: string): boolean =>
  findQuestions(text).some(({ questions }) => questions.some((question) => question.id === id));
