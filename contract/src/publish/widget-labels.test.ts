import { expect, test } from 'vitest'
import { englishWidgetLabels } from './widget-labels/english.ts'
import { widgetLanguages } from './widget-labels/languages.ts'
import { widgetLabels } from './widget-labels.ts'

test('every language has a text of its own for every label, with the name once where English has it', () => {
  const english = englishWidgetLabels('Ada')
  for (const language of widgetLanguages.filter((code) => code !== 'en')) {
    const labels = widgetLabels(language)('Ada')
    for (const [at, text] of english.entries()) {
      expect(labels[at]?.split('Ada')).toHaveLength(text.split('Ada').length)
      expect(labels[at]).not.toBe(text)
    }
  }
})

test('a page names its language as it likes, and one without labels gets English', () => {
  const german = widgetLabels('de')
  expect(german).not.toBe(englishWidgetLabels)
  for (const name of ['de-AT', 'DE', ' de_CH', 'de-Latn-DE-1996']) expect(widgetLabels(name)).toBe(german)
  for (const name of ['', 'sv', 'deu', 'constructor', '__proto__', '%'])
    expect(widgetLabels(name)).toBe(englishWidgetLabels)
})
