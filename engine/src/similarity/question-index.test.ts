import { expect, test } from 'vitest'
import { parseQuestion } from './parse-question.ts'
import { QuestionIndex } from './question-index.ts'

const question = (text: string, language: string) => ({ text, language, form: parseQuestion(text, language) })

test('finds the same question in other words and in any language, and no other one', () => {
  const index = new QuestionIndex<ReturnType<typeof question>>()
  for (const each of [
    question('When are you open on Sundays?', 'en'),
    question('When are you open on Mondays?', 'en'),
    question('Habt ihr sonntags offen?', 'de'),
  ])
    index.add(each)
  const found = (text: string) => index.findSame(text).map((each) => each.text)
  expect(found('please, when are you open on sundays')).toEqual(['When are you open on Sundays?'])
  expect(found('Habt ihr sonntags offen')).toEqual(['Habt ihr sonntags offen?'])
  expect(found('When are you closed on Sundays?')).toEqual([])
  expect(found('')).toEqual([])
  const foreign = index.findSameForm(question('Habt ihr sonntags offen?', 'en'))
  expect(foreign.map((each) => each.text)).toEqual(['Habt ihr sonntags offen?'])
})
