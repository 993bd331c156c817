/** Questions in a line each, without empty ones and those that stand before already. */
export function tidyQuestions(questions: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const question of questions) {
    const line = question.replace(/\s+/gu, ' ').trim()
    const key = line.toLowerCase()
    if (line !== '' && !byKey.has(key)) byKey.set(key, line)
  }
  return [...byKey.values()]
}
