/** How to ask about a topic in a language, in its function words only, so that the topic alone is searched for. */
const WORDINGS: Readonly<Record<string, (topic: string) => string>> = {
  en: (topic) => `What is said about “${topic}”?`,
  de: (topic) => `Was steht hier über „${topic}“?`,
  fr: (topic) => `Que dit-on de « ${topic} » ?`,
  es: (topic) => `¿Qué hay sobre «${topic}»?`,
  it: (topic) => `Che cosa c'è su «${topic}»?`,
  pt: (topic) => `O que há sobre «${topic}»?`,
  nl: (topic) => `Wat is er over “${topic}”?`,
}

/** A question about `topic` in the language with this ISO 639-1 code; the bare topic where no wording is known. */
export function askAbout(topic: string, language: string): string {
  return WORDINGS[language]?.(topic) ?? topic
}
