import texts from './action-texts.json' with { type: 'json' }
import codes from './code-texts.json' with { type: 'json' }

/** The sentences of actions in a chat, with {name}, {time} and so on to fill in. */
export type ActionTexts = Readonly<Record<keyof (typeof texts)['en'], string>>

/** The sentences about addresses and mailed codes. */
export type CodeTexts = Readonly<Record<keyof (typeof codes)['en'], string>>

/** The texts in a language (ISO 639-1), or in English if there are none. */
export const actionTexts = (language: string): ActionTexts => inLanguage(texts, language)
export const codeTexts = (language: string): CodeTexts => inLanguage(codes, language)

function inLanguage<Texts>(
  all: Readonly<Record<string, Texts>> & { readonly en: Texts },
  language: string,
): Texts {
  // Browsers use the code of written Norwegian.
  const code = language === 'nb' ? 'no' : language
  return (Object.hasOwn(all, code) && all[code]) || all.en
}

/** Fills a sentence in. Values may contain braces. */
export function fillText(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole)
}
