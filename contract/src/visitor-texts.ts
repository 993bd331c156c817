import { fallbackAgentName } from './limits.ts'
import { chatTexts } from './texts.ts'
import { FURTHER_SCRIPT_TEXTS } from './visitor-texts/further-scripts.ts'
import { LATIN_SCRIPT_TEXTS } from './visitor-texts/latin-script.ts'
import type { TranslatedTexts } from './visitor-texts/translated-texts.ts'

/** In English most are the texts that the chat page carries. */
const ENGLISH: TranslatedTexts = {
  ...chatTexts,
  teamAnswer: 'Answer from the team',
  nothingAbout: (rest) => `I found nothing about “${rest}” in what I have been given to read.`,
}

/** By ISO 639-1 code. Sent by the server, so the widget doesn't carry them. */
const TEXTS = new Map(Object.entries({ en: ENGLISH, ...LATIN_SCRIPT_TEXTS, ...FURTHER_SCRIPT_TEXTS }))

/** The texts in a language (ISO 639-1), or in English where it isn't known. */
export function visitorTexts(language: string): TranslatedTexts {
  return TEXTS.get(language) ?? ENGLISH
}

/** The agent's own greeting, or one made from its name in the first language of an Accept-Language header that has texts. */
export function visitorGreeting(agent: { name: string; greeting: string }, languages: string): string {
  return agent.greeting || preferredTexts(languages).greeting(agent.name || fallbackAgentName)
}

/** The texts in the first language of an Accept-Language header that has some; in English where none has. */
export function preferredTexts(languages: string): TranslatedTexts {
  const codes = languages.split(',').map((tag) => tag.trim().toLowerCase().split(/[-;]/)[0] ?? '')
  return visitorTexts(codes.find((code) => TEXTS.has(code)) ?? 'en')
}
