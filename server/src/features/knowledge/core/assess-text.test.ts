import { describe, expect, it } from 'vitest'
import { assessText } from './assess-text.ts'

const english =
  'Parcels leave our warehouse every weekday at noon, and they arrive within three days. '.repeat(3)

describe('judgeText', () => {
  it.each([
    ['en', english],
    ['de', 'Die Pakete verlassen unser Lager jeden Werktag um zwölf und kommen innerhalb von drei Tagen an.'],
    ['fr', 'Les colis quittent notre entrepôt chaque jour ouvrable à midi et arrivent dans les trois jours.'],
    ['ja', '荷物は平日の正午に倉庫を出発し、三日以内に到着します。お問い合わせはお電話でどうぞ。'],
  ])('tells %s', (language, text) => {
    expect(assessText({ text, fileType: 'txt' })).toEqual({ language })
  })

  it('says nothing of the language of code or of a few letters', () => {
    expect(assessText({ text: `// ${english}`, fileType: 'js' })).toEqual({})
    expect(assessText({ text: 'Yes', fileType: 'txt' })).toEqual({})
  })

  it('counts the pages without text', () => {
    const partlyScanned = { text: english, fileType: 'pdf', pages: 10, pagesWithoutText: 4 }
    expect(assessText(partlyScanned)).toEqual({ language: 'en', pages: 10, pagesWithoutText: 4 })
  })

  it.each([
    ['replacement characters', english.replaceAll('ee', '\uFFFD')],
    ['private use glyphs', english.replaceAll('a', '\uE041')],
    ['glyph numbers', '(cid:12)(cid:44) '.repeat(30)],
    [
      'UTF-8 read as windows-1252',
      'Le chÃ¢teau a Ã©tÃ© bÃ¢ti au siÃ¨cle dernier, aprÃ¨s la guerre. '.repeat(3),
    ],
    ['shifted letters', english.replace(/[a-z]/g, (c) => 'bcdfghjklmnpqrstvwxz'[c.charCodeAt(0) % 20] ?? '')],
    ['letters apart', [...english].join(' ')],
  ])('warns of %s', (_name, text) => {
    expect(assessText({ text, fileType: 'pdf' })).toEqual({ looksGarbled: true })
  })

  it.each([
    [
      'Czech',
      'Strč prst skrz krk. Čtvrtek je pracovní den a obchod je otevřen do osmi hodin večer. '.repeat(4),
    ],
    [
      'abbreviations',
      'The HTTP and HTML tests of the GmbH use CSS, XML, JSON, TCP and the usual short names. '.repeat(3),
    ],
  ])('takes %s as it is', (_name, text) => {
    expect(assessText({ text, fileType: 'pdf' }).looksGarbled).toBeUndefined()
  })

  it('tells a table with a title from a text with a table', () => {
    const rows = '| Rotterdam | 12 | 34 |\n'.repeat(10)
    expect(assessText({ text: `# Parcels\n\n${rows}`, fileType: 'docx' }).mostlyTable).toBe(true)
    expect(
      assessText({ text: `${english.repeat(2)}\n\n${rows}`, fileType: 'docx' }).mostlyTable,
    ).toBeUndefined()
  })
})
