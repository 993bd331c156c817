import { z } from 'zod'
import { trimmedText } from '../base/values.ts'
import { careTextMax } from './limits.ts'
import { validationTexts } from './texts.ts'

/** The languages (ISO 639-1) in which an agent can answer. */
export const agentLanguages = [
  ...['ar', 'ca', 'cs', 'da', 'de', 'el', 'en', 'es', 'eu', 'fa', 'fi', 'fr', 'he', 'hi', 'hu', 'hy', 'id'],
  ...['it', 'ja', 'ko', 'nl', 'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sv', 'ta', 'th', 'tr', 'uk', 'vi', 'zh'],
] as const
export type AgentLanguage = (typeof agentLanguages)[number]

/** An agent's refusal in one language. */
export const refusalTextSchema = z.object({ language: z.enum(agentLanguages), text: z.string() })
export type RefusalText = z.infer<typeof refusalTextSchema>

const refusalTextInput = refusalTextSchema.extend({
  language: z.enum(agentLanguages, validationTexts.refusalLanguageInvalid),
  text: trimmedText.pipe(
    z.string().min(1, validationTexts.refusalTextRequired).max(careTextMax, validationTexts.careTextTooLong),
  ),
})

/** One text per language; the product's default in all others. */
export const refusalTextsInput = z
  .array(refusalTextInput)
  .refine((texts) => new Set(texts.map(({ language }) => language)).size === texts.length, {
    message: validationTexts.refusalLanguageTwice,
  })
