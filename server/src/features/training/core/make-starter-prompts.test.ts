import { expect, test } from 'vitest'
import { composeAnswer } from '../../answering/core/compose-answer.ts'
import { buildIndex, searchIndex, splitIntoPassages } from '../../retrieval/core/index.ts'
import { makeStarterPrompts } from './make-starter-prompts.ts'

async function promptsFor(text: string, limit = 8) {
  const passages = splitIntoPassages(text).map((passage, passageId) => ({
    ...passage,
    passageId,
    entryId: 1,
    title: '',
  }))
  const index = buildIndex(passages)
  const canAnswer = async (question: string) =>
    composeAnswer({ search: searchIndex(index, question, { limit: 8 }), passages }).kind === 'answer'
  return {
    canAnswer,
    prompts: await makeStarterPrompts({ passages, language: index.languages[0] ?? 'en', limit, canAnswer }),
  }
}

test('questions are offered as they stand, headings as topics', async () => {
  const { prompts } = await promptsFor(
    '# Shop\n\n## How long does delivery take?\nDelivery takes three working days.\n\n## Refund policy\nOur refund policy gives you thirty days. Refunds go to your card.\n',
  )
  expect(prompts).toContainEqual({
    title: 'How long does delivery take?',
    content: 'How long does delivery take?',
  })
  expect(prompts).toContainEqual({ title: 'Refund policy', content: 'What is said about “Refund policy”?' })
})

test('prose without headings gives the names that it dwells on, and every prompt is answerable', async () => {
  const { prompts, canAnswer } = await promptsFor(
    'The old town is small. It is governed by the Harbour Council since 1950. In spring the Harbour Council meets on Mondays. Visitors like the Blue Lighthouse most. Every child knows the Blue Lighthouse by its colour.',
  )
  expect(prompts.map((prompt) => prompt.title)).toEqual(['Harbour Council', 'Blue Lighthouse'])
  for (const prompt of prompts) expect(await canAnswer(prompt.content)).toBe(true)
})

test('knowledge without anything to ask about gives none', async () => {
  expect((await promptsFor('')).prompts).toEqual([])
  expect((await promptsFor('just some words')).prompts).toEqual([])
})
