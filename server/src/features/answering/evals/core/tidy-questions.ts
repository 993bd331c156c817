/** Questions on one line each, without empty ones and duplicates. */
export function tidyQuestions(questions: readonly string[]): string[] {
  const byKey = new Map<string, string>()
  for (const question of questions) {
    const line = question.replace(/\s+/gu, ' ').trim()
    const key = line.toLowerCase()
    if (line !== '' && !byKey.has(key)) byKey.set(key, line)
  }
  return [...byKey.values()]
}
