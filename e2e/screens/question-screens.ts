import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { curatedAnswerTexts } from '../../web/src/features/answering/curated-answers/curated-answer-texts.ts'
import { importTexts } from '../../web/src/features/answering/curated-answers/import-texts.ts'
import type { Screen, World } from './screen.ts'

const answers = [
  {
    question: 'When are you open on Sundays?',
    answer: 'From **ten to six**, and longer in summer:\n\n- June: until eight\n- July: until nine',
    wordings: ['Are you open on Sunday?', 'Sunday opening hours'],
  },
  {
    question: 'Are you open at Christmas?',
    answer: 'We are closed for Christmas. A happy new year!',
    validFrom: '2090-12-24',
    validUntil: '2090-12-26',
  },
  { question: 'Is there a spring sale?', answer: 'Yes, 20 % off all tickets.', validUntil: '2020-03-31' },
]

async function questions({ stage, owner, agent }: World): Promise<Page> {
  for (const body of answers) await owner.call(addCuratedAnswer, { params: { id: agent.id }, body })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#knowledge-questions`)
  await page.getByText(answers[0]?.question ?? '').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function noQuestions({ stage, newcomer }: World): Promise<Page> {
  const agent = await makeAgent(newcomer)
  const page = await stage.openPage(newcomer)
  await page.goto(`/dashboard/agents/${agent.id}#knowledge-questions`)
  await page.getByText(curatedAnswerTexts.empty).waitFor()
  return page
}

async function editing(world: World): Promise<Page> {
  const page = await questions(world)
  await page.getByRole('button', { name: `Edit the answer to ${answers[0]?.question}` }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText(curatedAnswerTexts.preview, { exact: true }).click()
  await dialog.locator('.answer li').first().waitFor()
  return page
}

const sheet = `Customer asks,We say,Also,Since,Until
When are you open on Sundays?,From nine to five.,Sunday hours,,
Do you rent tents?,"From May on, for 9 euros.",,,
May dogs come?,Yes.,,24.12.2026,26.12.2026
Do you rent a tent?,No.,,,
Where is the office?,,,,
When is the sale?,In spring.,,03/31/27,
`

async function choosingColumns(world: World): Promise<Page> {
  const page = await questions(world)
  await page.getByRole('button', { name: importTexts.open, exact: true }).click()
  const file = { name: 'answers.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) }
  await page.getByLabel(importTexts.fileLabel).setInputFiles(file)
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Also').selectOption(importTexts.roles.wordings)
  await dialog.getByLabel('Since').selectOption(importTexts.roles.validFrom)
  await dialog.getByLabel('Until').selectOption(importTexts.roles.validUntil)
  return page
}

async function previewing(world: World): Promise<Page> {
  const page = await choosingColumns(world)
  await page.getByRole('button', { name: importTexts.toPreview }).click()
  await page.getByText(importTexts.previewHelp).waitFor()
  return page
}

async function addingFromChat(world: World): Promise<Page> {
  const { stage, owner, agent } = world
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#activity`)
  await page.getByRole('button', { name: curatedAnswerTexts.addFromChat }).last().click()
  await page.getByRole('dialog').getByLabel(curatedAnswerTexts.question).waitFor()
  return page
}

const widths = [320, 390, 1280]

/** The Q&A of an agent's knowledge. */
export const questionScreens: readonly Screen[] = [
  { name: 'agent questions', open: questions },
  { name: 'agent questions none', open: noQuestions, widths: [390, 1280] },
  { name: 'agent questions edit', open: editing, widths },
  { name: 'agent questions import', open: choosingColumns, widths },
  { name: 'agent questions preview', open: previewing, widths },
  { name: 'agent questions from a conversation', open: addingFromChat, widths },
]
