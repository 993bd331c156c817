import { starterPromptTitleMax } from '@parleykit/contract/limits'

/** What a card or a button shows of a question: cut at a word's end where it is too long. */
export function titleOf(question: string): string {
  if (question.length <= starterPromptTitleMax) return question
  const cut = question.slice(0, starterPromptTitleMax - 1)
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), starterPromptTitleMax / 2)).trimEnd()}…`
}
