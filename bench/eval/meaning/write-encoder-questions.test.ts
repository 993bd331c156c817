import { expect, test } from 'vitest'
import { makeAgent } from '../make-agent.ts'
import { readEncoderAgent } from './write-encoder-questions.ts'

const agent = makeAgent([
  {
    title: 'Bakery',
    text: '## Opening hours\n\nWe open at seven on working days. We are closed on Mondays.\n\n## Bread\n\nOur rye bread is baked without yeast, and we slice it when you ask.',
  },
])

function asked(question: string, phrase: string | null) {
  const holds = (text: string) => phrase !== null && text.includes(phrase)
  const kind = phrase === null ? ('near-topic' as const) : ('known' as const)
  return { question, context: '', kind, isRight: holds, isSaidBy: holds }
}

test('a question names the sentences that answer it; one that none does is left out', () => {
  const pieces: string[] = []
  const tokenize = (text: string) => [pieces.push(text) - 1]
  const { questions, sentences } = readEncoderAgent(
    {
      set: 'written',
      name: 'bakery.md',
      agent,
      asked: [
        asked('when can i come', 'at seven'),
        asked('do you have parking', null),
        asked('vegan?', 'soy'),
      ],
    },
    tokenize,
  )
  const textOf = ([piece]: readonly number[] = []) => pieces[piece ?? -1]
  expect(questions.map(({ tokens }) => textOf(tokens))).toEqual(['when can i come'])
  const right = questions.flatMap((question) => question.right.map((at) => sentences[at]))
  expect(right.map((sentence) => textOf(sentence?.alone))).toEqual(['We open at seven on working days.'])
  expect(textOf(right[0]?.inContext)).toContain('Opening hours')
  const alone = sentences.map((sentence) => textOf(sentence.alone))
  expect(alone).toContain('We are closed on Mondays.')
  expect(new Set(alone).size).toBe(alone.length)
})
