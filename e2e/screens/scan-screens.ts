import { updateAgent } from '@parleykit/contract/agents/agents'
import {
  type KnowledgeEntry,
  listKnowledge,
  uploadKnowledgeFile,
} from '@parleykit/contract/knowledge/knowledge'
import { getWorkspaceModels } from '@parleykit/contract/models/models'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { knowledgeTexts } from '../../web/src/features/knowledge/knowledge-texts.ts'
import type { Screen, World } from './screen.ts'

const menu = `# Menu of the Lakeside Inn

Tomato soup ⟦w1th basi1⟧ costs 6.50 euros. Goat cheese salad costs 9.80 euros.

Grilled trout with ⟦pot toes⟧ costs 18.90 euros.`

const scan: Partial<KnowledgeEntry> = {
  ...{ fileName: 'menu.jpg', fileType: 'jpg', readBy: 'ocr' },
  metadata:
    '{"words":22,"textBytes":181,"language":"en","ocrPages":"1:71","ocrConfidence":71,"fileBytes":9000}',
}
const transcript: Partial<KnowledgeEntry> = {
  ...{ fileName: 'house-rules-2019.pdf', fileType: 'pdf', readBy: 'model' },
  metadata: '{"words":412,"textBytes":2810,"language":"en","pages":3,"modelPages":3,"fileBytes":90000}',
}

/** An agent whose scans were read by OCR and by a model. */
async function scans({ stage }: World): Promise<Page> {
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner)
  const file = { name: 'menu.txt', bytes: Buffer.from('Tomato soup costs 6.50 euros.') }
  await owner.call(uploadKnowledgeFile, { params: { id }, file })
  await owner.call(updateAgent, { params: { id }, body: { modelReadsScans: true } })
  const { body: entries } = await owner.call(listKnowledge, { params: { id } })
  const listed = entries.flatMap((entry) => [
    { ...entry, ...scan },
    { ...entry, ...transcript, id: entry.id + 1 },
  ])
  const { body: models } = await owner.call(getWorkspaceModels)
  const answers = {
    [getWorkspaceModels.path]: { ...models, standard: { model: 'gpt-5-mini', isOwn: true } },
    [listKnowledge.path.replace(':id', String(id))]: listed,
    [`${listKnowledge.path.replace(':id', String(id))}/*`]: { ...listed[0], text: menu, version: '1' },
  }
  const page = await stage.openPage(owner)
  for (const [path, json] of Object.entries(answers))
    await page.route(`**${path}`, (route) => route.fulfill({ json }))
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  await page.getByRole('switch', { name: knowledgeTexts.modelReadsScans }).waitFor()
  return page
}

async function weakWords(world: World): Promise<Page> {
  const page = await scans(world)
  await page.getByRole('button', { name: 'View the text of menu.jpg' }).click()
  await page.getByText(knowledgeTexts.weakWords).waitFor()
  return page
}

/** Scans and pictures, and what was hard to read in them. */
export const scanScreens: readonly Screen[] = [
  { name: 'agent knowledge scans', open: scans, widths: [390, 1280] },
  { name: 'agent knowledge scan text', open: weakWords, widths: [390, 1280] },
]
