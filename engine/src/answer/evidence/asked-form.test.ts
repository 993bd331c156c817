import { expect, test } from 'vitest'
import { buildIndex } from '../../index/build-index.ts'
import { searchIndex } from '../../query/search-index.ts'
import { splitIntoPassages } from '../../text/split-into-passages.ts'
import { composeAnswer } from '../compose-answer.ts'

const WIFI = '# WiFi\n\nThe network is called emma-guest. The number of guests at once is limited.'
const CONTACT = '# Contact\n\nCall us at (555) 201-7788 or write to hello@bakery.example.'
const HOURS = '# Calls\n\nThe telephone is answered from nine to five.'

function reply(question: string, ...texts: readonly string[]): string | undefined {
  const passages = texts.flatMap((text, entryId) =>
    splitIntoPassages(text).map((passage) => ({ ...passage, passageId: entryId, entryId, title: '' })),
  )
  const search = searchIndex(buildIndex(passages), question, { limit: 8 })
  const answer = composeAnswer({ search, passages })
  return answer.kind === 'answer' ? answer.text : undefined
}

test.each(['What is the phone number?', 'whats ur number', 'Can I call you?', 'What is your email address?'])(
  '“%s” isn’t answered by what has none and speaks of none',
  (question) => {
    expect(reply(question, WIFI)).toBeUndefined()
  },
)

test.each(['What is the phone number?', 'whats ur number', 'phone?', 'telephone number?', 'Can I call you?'])(
  '“%s” is answered by what has one, and by nothing else',
  (question) => {
    const answer = reply(question, WIFI, CONTACT)
    expect(answer).toContain('(555) 201-7788')
    expect(answer).not.toContain('emma-guest')
    expect(answer).not.toContain('guests at once')
  },
)

test('what is told of the telephone itself may answer where no number is known', () => {
  expect(reply('When is the telephone answered?', WIFI, HOURS)).toContain('nine to five')
  expect(reply('Telephone?', WIFI, HOURS)).toContain('nine to five')
})
