import { PACKS } from '@parleykit/engine/languages/packs'

const WORDINGS = new Map(
  PACKS.flatMap(({ code, headingQuestions }) => {
    if (!headingQuestions) return []
    const { openings, howTo, mark } = headingQuestions
    const question = new RegExp(`^(?:${openings})\\s`, 'iu')
    const task = howTo && { start: new RegExp(`^(?:${howTo.opening})\\s+`, 'iu'), question: howTo.question }
    return [[code, { question, task, mark }] as const]
  }),
)

/** How to ask for what a heading names, in the language with this ISO 639-1 code: as a question where it is one, else as it stands. */
export function askFor(heading: string, language: string): string[] {
  const { question, task, mark } = WORDINGS.get(language) ?? {}
  if (question?.test(heading)) return [heading + mark, heading]
  if (!task?.start.test(heading)) return [heading]
  const rest = heading.replace(task.start, '')
  return [task.question.replace('{rest}', () => rest), heading]
}
