/** Whether `reply` contains any of the answers, case-folded. */
export function holdsAnswer(reply: string, answers: readonly string[]): boolean {
  const folded = reply.toLowerCase()
  return answers.some((answer) => folded.includes(answer.toLowerCase()))
}
