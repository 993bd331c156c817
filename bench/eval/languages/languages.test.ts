import { packOf } from '@parleykit/engine/languages/packs'
import { describe, expect, test } from 'vitest'
import { measureLanguages } from './measure-languages.ts'
import { LANGUAGES, readLanguages } from './read-languages.ts'

/** Whether questions can be typed without diacritics and remain readable. */
function hasDiacritics(language: string): boolean {
  return packOf(language)?.script === 'Latin'
}

describe.each(readLanguages())('the material in $language', ({ language, texts, offTopic }) => {
  const questions = texts.flatMap((text) => text.questions)
  const spelt = (spelling: string) => questions.filter((question) => question.spelling === spelling)

  test('has two texts with eight questions each, and four off topic', () => {
    expect(texts.map((text) => text.questions.length)).toEqual([8, 8])
    expect(new Set([...questions.map(({ question }) => question), ...offTopic]).size).toBe(20)
    expect(offTopic).toHaveLength(4)
    expect(spelt('typo')).toHaveLength(2)
    expect(spelt('plain')).toHaveLength(hasDiacritics(language) ? 1 : 0)
  })

  test('has every answer in its text and none in its question', () => {
    for (const { text, questions } of texts) {
      for (const { question, answer } of questions) {
        expect(answer.length).toBeGreaterThan(0)
        for (const span of answer) {
          expect(text.toLowerCase()).toContain(span.toLowerCase())
          expect(question.toLowerCase()).not.toContain(span.toLowerCase())
        }
      }
    }
  })
})

test('a language is measured', () => {
  const [german, ...others] = readLanguages()
  expect([german, ...others].map((material) => material?.language)).toEqual([...LANGUAGES])
  const figures = measureLanguages(german ? [german] : [])
  expect(figures.languages).toMatchObject([{ language: 'de', answerable: 16, offTopic: 24 }])
})
