import { expect, test } from 'vitest'
import { varyArticles } from './vary-articles.ts'

test('copies fill the files up to the size asked for, with other names and numbers', () => {
  const article = 'In the year 1066 William sailed to England, and Harold met him at Hastings.'
  const files = [...varyArticles([article], { bytes: 1000, fileBytes: 300 }, 1)]
  expect(files).toHaveLength(4)
  expect(files.every((file) => Buffer.byteLength(file) <= 300)).toBe(true)
  expect(files[0]?.startsWith(article)).toBe(true)
  expect(files.join('').match(/1066/g)).toHaveLength(1)
  expect([...varyArticles([article], { bytes: 1000, fileBytes: 300 }, 1)]).toEqual(files)
})
