import { expect, test } from 'vitest'
import { measureArticles } from '../../bench/eval/measure-articles.ts'
import { measureFaq } from '../../bench/eval/measure-faq.ts'
import { readMaterial } from '../../bench/eval/read-material.ts'

const material = readMaterial()
if (!material) throw new Error('The material is not there')
const sample = { ...material, questions: material.questions.filter((_, at) => at % 20 === 0) }

test('agents answer from articles and refuse what is off topic', () => {
  const figures = measureArticles(sample)
  expect(figures.quotesNotInSource).toBe(0)
  expect(figures.answeredRight).toBeGreaterThan(0.7)
  expect(figures.offTopicRefused).toBeGreaterThan(0.95)
  expect(figures.medianWords).toBeLessThanOrEqual(60)
})

test('paraphrases find their thread', () => {
  expect(measureFaq(sample).threadFirst).toBeGreaterThan(0.75)
})
