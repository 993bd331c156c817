import { describe, expect, test } from 'vitest'
import { measureArticles } from './measure-articles.ts'
import { measureFaq } from './measure-faq.ts'
import { MATERIAL_FOLDER, readMaterial } from './read-material.ts'

const material = readMaterial()

describe.skipIf(!material)(
  `answers on the material in ${MATERIAL_FOLDER} (skipped when it is absent)`,
  () => {
    const sample = material && {
      ...material,
      questions: material.questions.filter((_, at) => at % 20 === 0),
    }

    test('agents answer from articles and refuse what is off topic', { timeout: 60_000 }, () => {
      if (!sample) return
      const figures = measureArticles(sample)
      expect(figures.quotesNotInSource).toBe(0)
      expect(figures.answeredRight).toBeGreaterThan(0.7)
      expect(figures.offTopicRefused).toBeGreaterThan(0.95)
      expect(figures.medianWords).toBeLessThanOrEqual(60)
    })

    test('paraphrases find their thread', { timeout: 60_000 }, () => {
      if (!sample) return
      expect(measureFaq(sample).threadFirst).toBeGreaterThan(0.75)
    })
  },
)
