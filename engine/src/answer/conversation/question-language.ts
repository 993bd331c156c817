import { PACKS } from '../../languages/packs.ts'
import { clearLanguage, detectQuestionLanguage } from '../../text/detect-language.ts'

/**
 * ISO 639-1 code of the language in which the product itself speaks to a visitor. It is the question's language if that
 * is clear, else that of the latest earlier question whose language is clear (oldest first), else the page's, else the
 * knowledge's, else what its words hint at, or English.
 * @param page BCP 47 tag of the page that the chat is on
 */
export function questionLanguage(
  question: string,
  earlierQuestions: readonly string[],
  knowledgeLanguages: readonly string[],
  page?: string,
): string {
  const pageLanguage = page?.toLowerCase().split('-')[0] ?? ''
  const others = [...(codes.has(pageLanguage) ? [pageLanguage] : []), ...knowledgeLanguages]
  for (const text of [question, ...earlierQuestions.toReversed()]) {
    const language = clearLanguage(text, others)
    if (language !== undefined) return language
  }
  return others[0] ?? detectQuestionLanguage(question) ?? 'en'
}

const codes = new Set(PACKS.map(({ code }) => code))
