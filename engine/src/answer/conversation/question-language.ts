import { PACKS } from '../../languages/packs.ts'
import { clearLanguage, detectQuestionLanguage } from '../../text/detect-language.ts'

/**
 * ISO 639-1 code of the language of what the product itself says to a visitor: the question's if it is clearly in one, else that of the
 * latest earlier question that is (oldest first), else the page's, else the knowledge's; else what its words hint at, or English.
 * @param page BCP 47 tag of the page that the chat is in
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
