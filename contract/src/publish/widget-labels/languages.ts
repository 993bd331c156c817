/** The languages of the widget, by ISO 639-1 code. Doesn't import the texts themselves. */
export const widgetLanguages = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'tr',
  'ru',
  'ar',
  'hi',
  'th',
  'zh',
  'ja',
] as const
export type WidgetLanguage = (typeof widgetLanguages)[number]
