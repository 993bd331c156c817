/** Says which answer a question already has. */
export function sameQuestionText(question: string, known: string): string {
  const what = question === known ? `“${known}”` : `“${question}” asks the same as “${known}”, which`
  return `${what} already has an answer. Edit that one.`
}
