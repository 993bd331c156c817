import { composeAnswer } from '@parleykit/engine/answer/compose-answer'
import { buildIndex } from '@parleykit/engine/index/build-index'
import { searchIndex } from '@parleykit/engine/query/search-index'
import { splitIntoPassages } from '@parleykit/engine/text/split-into-passages'
import { expect, test } from 'vitest'
import { chooseStarterPrompts, findStarterPromptCandidates } from './choose-starter-prompts.ts'
import { KnowledgeTopics } from './knowledge-topics.ts'

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
  const topics = new KnowledgeTopics()
  for (const passage of passages) topics.add(passage)
  const ideas = findStarterPromptCandidates(topics, index.languages[0] ?? 'en')
  return { canAnswer, prompts: await chooseStarterPrompts({ ideas, limit, canAnswer }) }
}

test('questions are offered as they are, and headings by a question about them', async () => {
  const { prompts } = await promptsFor(
    '# Shop\n\n## How long does delivery take?\nDelivery takes three working days.\n\n## Refund policy\nOur refund policy gives you thirty days. Refunds go to your card.\n\n## Before you order\nMeasure your room before you order.\n',
  )
  expect(prompts).toEqual([
    { title: 'How long does delivery take?', content: 'How long does delivery take?' },
    { title: 'Refund policy', content: 'What should I know about “Refund policy”?' },
  ])
})

test('a question within a paragraph, or that leans on another, is none that visitors would ask', async () => {
  const { prompts } = await promptsFor(
    'Rooms are cleaned twice a week. Want it done daily? Hang out the blue card. Then we clean every day.\n\n**Can I run a business on it?**\nIn a home office, yes.\n\n**Do you have a lift?**\nYes, it serves floors 0 to 4.\n',
  )
  expect(prompts.map(({ content }) => content)).toEqual(['Do you have a lift?'])
})

test('the line that every table has is no topic, but what each table is of; capitals are written small', async () => {
  const table = (rows: string) => `THRESHOLD FOR RELEASES\n\n| to air | to water |\n|---|---|\n${rows}\n\n`
  const { prompts } = await promptsFor(
    `# Thresholds\n\n## Greenhouse gases\n\n${table('| Methane | 100 |\n| Nitrous oxide | 10 |')}## Heavy metals\n\n${table('| Arsenic | 20 |\n| Cadmium | 10 |')}## OPENING HOURS\n\nThe opening hours are nine to five.\n`,
  )
  const titles = prompts.map(({ title }) => title)
  expect(titles).not.toContain('Threshold for releases')
  expect(titles).toEqual(expect.arrayContaining(['Greenhouse gases', 'Heavy metals', 'Opening hours']))
})

test('knowledge without anything to ask about gives none', async () => {
  expect((await promptsFor('')).prompts).toEqual([])
  expect((await promptsFor('just some words')).prompts).toEqual([])
})

test('the questions of an FAQ come before topics, without their marks', async () => {
  const { prompts } = await promptsFor(
    '# Overview\nA bicycle shop by the sea.\n\n# Deliveries\nOur deliveries leave on Mondays.\n\nQ: Do you repair bicycles? A: Yes, our workshop repairs bicycles of any brand.\n\n# How to book a kayak\nTo book a kayak, call the harbour office.\n',
  )
  expect(prompts.map((prompt) => prompt.content)).toEqual([
    'Do you repair bicycles?',
    'What should I know about “Deliveries”?',
  ])
})

test('a heading is asked about in its language', async () => {
  const { prompts } = await promptsFor(
    '# Öffnungszeiten\nDie Öffnungszeiten sind von neun bis siebzehn Uhr. Der Laden ist am Montag geschlossen.\n',
  )
  expect(prompts).toEqual([
    { title: 'Öffnungszeiten', content: 'Was sollte ich über „Öffnungszeiten“ wissen?' },
  ])
})
