import { fallbackAgentName } from './limits.ts'
import type { AgentLanguage } from './refusal-texts.ts'
import { chatTexts } from './texts.ts'
import { eastAsianTexts } from './visitor-texts/east-asian.ts'
import { furtherEuropeanTexts } from './visitor-texts/further-european.ts'
import { germanicTexts } from './visitor-texts/germanic.ts'
import { middleEasternTexts } from './visitor-texts/middle-eastern.ts'
import { romanceTexts } from './visitor-texts/romance.ts'
import { slavicTexts } from './visitor-texts/slavic.ts'
import { southAndSoutheastAsianTexts } from './visitor-texts/south-and-southeast-asian.ts'
import type { TranslatedTexts } from './visitor-texts/translated-texts.ts'

/** In English, most are texts that the chat page already contains. */
const english: TranslatedTexts = {
  ...chatTexts,
  irrelevantPrompt: "I don't have an answer to that. Feel free to ask me something else.",
  personAsked: "I've asked a colleague to join this chat. You can keep typing in the meantime.",
  personContact: 'You can reach our team here:',
  personAway: 'Our team is away right now.',
  pictureKept: 'Thank you for the picture. Our team will have a look at it.',
  personAddress: 'Please leave your email address, and our team will get back to you.',
  noPerson: "I can't connect you with a person here, but I'm happy to answer your questions.",
  teamAnswer: 'Answer from the team',
  correction: 'Correction:',
  notConfirmed: (statement) => `I can't confirm this: “${statement}”.`,
  brokenOff: "I couldn't finish this answer. Please ask again.",
  nothingAbout: (rest) => `I couldn't find anything about “${rest}”.`,
}

/** Sent by the server, so that the widget doesn't contain them. */
const translatedTexts: Readonly<Record<AgentLanguage, TranslatedTexts>> = {
  en: english,
  ...germanicTexts,
  ...romanceTexts,
  ...slavicTexts,
  ...furtherEuropeanTexts,
  ...middleEasternTexts,
  ...southAndSoutheastAsianTexts,
  ...eastAsianTexts,
}

/** By language code, as browsers or questions name it. */
const textsByLanguage = new Map<string, TranslatedTexts>([
  ...Object.entries(translatedTexts),
  // Browsers use the code of written Norwegian.
  ['nb', translatedTexts.no],
])

/** The texts in a language (ISO 639-1), or in English if there are none. */
export function visitorTexts(language: string): TranslatedTexts {
  return textsByLanguage.get(language) ?? english
}

/** The agent's own greeting, or one made from its name in the first of the visitor's languages that has texts. */
export function visitorGreeting(
  agent: { name: string; greeting: string },
  languages: readonly string[],
): string {
  return agent.greeting || preferredTexts(languages).greeting(agent.name || fallbackAgentName)
}

/** The texts in the most preferred of the visitor's languages that has some, or in English. */
export function preferredTexts(languages: readonly string[]): TranslatedTexts {
  const codes = languages.map((tag) => tag.toLowerCase().split('-')[0] ?? '')
  return visitorTexts(codes.find((code) => textsByLanguage.has(code)) ?? 'en')
}
