import { detectQuestionLanguage } from '../../text/detect-language.ts'

/**
 * ISO 639-1 code of the language to speak to a visitor in: the question's, by its script or its function words; if it
 * gives no sign, that of the latest earlier question that does (oldest first), then the knowledge's; else English.
 */
export function questionLanguage(
  question: string,
  earlierQuestions: readonly string[],
  knowledgeLanguages: readonly string[],
): string {
  for (const text of [question, ...earlierQuestions.toReversed()]) {
    const language = detectQuestionLanguage(text)
    if (language !== undefined) return language
  }
  return knowledgeLanguages[0] ?? 'en'
}
