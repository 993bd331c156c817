import texts from './action-texts.json' with { type: 'json' }

/** The sentences of actions in a chat, with {name}, {time} and so on to fill in. */
export type ActionTexts = Readonly<Record<keyof (typeof texts)['en'], string>>

const byLanguage: Readonly<Record<string, ActionTexts>> = texts

/** The texts in a language (ISO 639-1), or in English if there are none. */
export function actionTexts(language: string): ActionTexts {
  // Browsers use the code of written Norwegian.
  const code = language === 'nb' ? 'no' : language
  return (Object.hasOwn(byLanguage, code) && byLanguage[code]) || texts.en
}

/** Fills a sentence in. Values may contain braces. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
