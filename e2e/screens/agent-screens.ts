import { createAction } from '@parleykit/contract/actions/action-routes'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { noInstructions } from '@parleykit/contract/agents/instructions'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import type { Page } from '@playwright/test'
import { ask } from '../../server/test/ask.ts'
import { zip } from '../../server/test/documents/zip.ts'
import { makeAgent } from '../../server/test/make-agent.ts'
import { actionDefaults, textInput } from '../../server/test/shop-actions.ts'
import { evalTexts, playgroundTexts } from '../../web/src/features/answering/evals/eval-texts.ts'
import { traceTexts } from '../../web/src/features/answering/trace-texts.ts'
import { conversationTexts } from '../../web/src/features/conversations/conversation-texts.ts'
import { connectPartTexts, installTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import type { Screen, World } from './screen.ts'

const onTab =
  (tab: string) =>
  async ({ stage, owner, agent }: Pick<World, 'stage' | 'owner' | 'agent'>) => {
    const page = await stage.openPage(owner)
    await page.goto(`/dashboard/agents/${agent.id}#${tab}`)
    await page.getByRole('tab', { name: tab.replace(/-.*/, '') }).waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }

/** A tab with something opened by the button of a name. */
const opened =
  (tab: string, button: RegExp, role: 'dialog' | 'alertdialog' | 'menu') => async (world: World) => {
    const page = await onTab(tab)(world)
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole(role).waitFor()
    await page.waitForLoadState('networkidle')
    return page
  }

/** A ZIP file of which not all was taken. */
async function takenFiles({ stage, newcomer }: World): Promise<Page> {
  const agent = await makeAgent(newcomer)
  const page = await onTab('knowledge')({ stage, owner: newcomer, agent })
  const files = {
    ...{ 'Shop/hours.txt': 'The shop opens at ten.', 'Shop/Menus/summer.md': 'Iced tea costs 3 euros.' },
    ...{ 'Shop/a film of our last trip to the island.mov': 'moov', 'Shop/scan.pdf': '%PDF-1.7\n' },
  }
  const buffer = await zip(files)
  const archive = { name: 'shop.zip', mimeType: 'application/zip', buffer }
  await page.getByLabel('Files to upload').setInputFiles(archive)
  await page.getByRole('region', { name: 'Files of shop.zip' }).getByText('Taken files').click()
  return page
}

async function correcting(world: World): Promise<Page> {
  const page = await onTab('activity')(world)
  await page.getByRole('button', { name: conversationTexts.correct, exact: true }).last().click()
  await page.getByRole('button', { name: 'Save', exact: true }).waitFor()
  return page
}

/** A training that is about to start, after a change. */
async function trainedByItself({ stage }: World): Promise<Page> {
  const owner = await stage.newOwner()
  const { id } = await makeAgent(owner, ['# Ferry\n\nThe ferry leaves at noon.'])
  await owner.call(addKnowledgeText, { params: { id }, body: { content: '# Dogs\n\nDogs travel free.' } })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${id}#knowledge`)
  await page.getByText(/^Training starts by itself/).waitFor()
  return page
}

/** The Settings tab with every group open. */
async function allSettings(world: World): Promise<Page> {
  const page = await onTab('settings')(world)
  for (const summary of await page.locator('.settings-group > summary').all()) await summary.click()
  return page
}

async function instructionHistory(world: World): Promise<Page> {
  const params = { id: world.agent.id }
  for (const never of ['Talk about other ferries.', 'Talk about other ferries or planes.'])
    await world.owner.call(updateAgent, { params, body: { instructions: { ...noInstructions, never } } })
  return opened('settings-instructions', /^History$/, 'dialog')(world)
}

async function settingsWithErrors(world: World): Promise<Page> {
  const page = await allSettings(world)
  await page.getByLabel('Name', { exact: true }).fill('')
  await page.getByLabel('Brand color', { exact: true }).fill('reddish')
  await page.getByLabel('Daily reply limit (per visitor)').fill('none')
  await page.getByRole('button', { name: /^Save/ }).first().click()
  await page.getByRole('alert').first().waitFor()
  return page
}

/** The question before the secret key is deleted, which an agent may not have yet. */
async function deletingSecretKey(world: World): Promise<Page> {
  const page = await onTab('settings-access')(world)
  const [create, remove] = ['Create', 'Delete'].map((verb) =>
    page.getByRole('button', { name: `${verb} secret key`, exact: true }),
  )
  if (await create?.isVisible()) {
    await create?.click()
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
  }
  await remove?.click()
  await page.getByRole('alertdialog').waitFor()
  return page
}

async function askingWhy(world: World): Promise<Page> {
  const page = await onTab('activity')(world)
  await page.getByText(traceTexts.why).first().click()
  await page.getByRole('dialog').getByText(traceTexts.figures).waitFor()
  return page
}

async function replaying(world: World): Promise<Page> {
  const page = await askingWhy(world)
  await page.getByRole('button', { name: traceTexts.replay }).click()
  await page.getByRole('dialog').getByRole('region', { name: 'Today' }).waitFor()
  return page
}

/** With an answer in the frame, what that was made of, and checks that were run. */
async function checkedPlayground(world: World): Promise<Page> {
  const page = await onTab('playground')(world)
  const input = page.frameLocator('iframe').getByRole('textbox')
  await input.fill('When does the ferry leave?')
  await input.press('Enter')
  const fold = page.locator('summary').filter({ hasText: playgroundTexts.lastAnswer })
  const isFolded = await fold.isVisible()
  if (isFolded) await fold.click()
  await page.getByText(playgroundTexts.answeredBy, { exact: true }).waitFor()
  const checks = ['When does the ferry leave?', 'How much is a ticket?', 'Who won the world cup in 1998?']
  await page.getByLabel(evalTexts.label).fill(checks.join('\n'))
  await page.getByRole('button', { name: 'Run all' }).click()
  await page.getByText(evalTexts.noNext).waitFor()
  return page
}

/** An agent of a new owner with an action that a visitor was offered. */
async function actingAgent({ stage }: World) {
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['# Ferry\n\nThe ferry leaves at noon.'])
  const phrases = ['Where is my order?']
  const body = {
    ...{ ...actionDefaults, kind: 'form' as const, name: 'Order status', phrases, asksFirst: false },
    ...{ inputs: [{ ...textInput, name: 'order', label: 'Order number' }], form: { mails: false } },
  }
  await owner.call(createAction, { params: { id: agent.id }, body })
  await ask(stage.product, agent.publicId, { message: 'Where is my order 4711?' })
  return { stage, owner, agent }
}

/** Checks of which some expect an action. */
async function checkedActions(world: World): Promise<Page> {
  const page = await onTab('playground')(await actingAgent(world))
  const checks = [
    ...['When does the ferry leave?', 'Where is my order 4711? -> Order status'],
    ...['When does the ferry leave today? -> Order status', 'Where is my order? -> Status of a parcel'],
  ]
  await page.getByLabel(evalTexts.label).fill(checks.join('\n'))
  await page.getByRole('button', { name: 'Run all' }).click()
  await page.getByText(evalTexts.noNext).waitFor()
  return page
}

async function askingWhyAction(world: World): Promise<Page> {
  const page = await onTab('activity')(await actingAgent(world))
  await page.getByText(traceTexts.why).first().click()
  await page.getByRole('dialog').getByRole('list', { name: 'Actions' }).waitFor()
  return page
}

/** The Connect tab with another way chosen. */
const connecting = (way: RegExp, shown: string) => async (world: World) => {
  const page = await onTab('connect')(world)
  await page.getByRole('radio', { name: way }).click()
  await page.getByRole('heading', { name: shown }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** The part of the Connect tab for programmers, with something opened by the button of a name. */
const forDevelopers = (button?: RegExp) => async (world: World) => {
  const page = await onTab('connect')(world)
  await page.getByRole('tab', { name: connectPartTexts.developers }).click()
  await page.getByRole('heading', { name: 'Use the API' }).waitFor()
  if (button) await page.getByRole('button', { name: button }).click()
  if (button) await page.getByRole('dialog').waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** A check that has found something, of an address that nothing answers at. */
async function checkedInstall(world: World): Promise<Page> {
  const page = await onTab('connect')(world)
  await page.getByLabel('Page URL').fill('http://127.0.0.1:1/')
  await page.getByRole('button', { name: installTexts.action }).click()
  await page.getByText(installTexts.unknown('http://127.0.0.1:1/')).waitFor()
  return page
}

/** A question that is looked at in the narrowest and the widest window. */
const twoWidths = [320, 1280]

/** The six tabs of an agent, and what opens from them. */
export const agentScreens: readonly Screen[] = [
  { name: 'agent knowledge', open: onTab('knowledge') },
  { name: 'agent knowledge trained by itself', open: trainedByItself, widths: twoWidths },
  { name: 'agent knowledge text', open: opened('knowledge', /^View the text of/, 'dialog') },
  { name: 'agent knowledge edit', open: opened('knowledge', /^Edit /, 'dialog'), widths: twoWidths },
  { name: 'agent knowledge taken', open: takenFiles },
  { name: 'agent knowledge delete', open: opened('knowledge', /^Delete /, 'alertdialog') },
  { name: 'agent playground', open: onTab('playground') },
  { name: 'agent playground checked', open: checkedPlayground },
  { name: 'agent playground checked actions', open: checkedActions, widths: [390, 1280] },
  { name: 'agent activity', open: onTab('activity') },
  { name: 'agent activity correcting', open: correcting },
  {
    name: 'agent activity delete',
    open: opened('activity', /^Delete$/, 'alertdialog'),
    widths: twoWidths,
  },
  { name: 'agent activity export', open: opened('activity', /^Export/, 'menu'), widths: [1280] },
  { name: 'agent activity why', open: askingWhy },
  { name: 'agent activity why action', open: askingWhyAction, widths: [390, 1280] },
  { name: 'agent activity replay', open: replaying, widths: [320, 390, 1280] },
  { name: 'agent analytics', open: onTab('analytics') },
  { name: 'agent connect', open: onTab('connect') },
  { name: 'agent connect iframe', open: connecting(/^Iframe/, 'Inside a page'), widths: [390, 1280] },
  { name: 'agent connect link', open: connecting(/^Direct link/, 'Standalone page'), widths: [390, 1280] },
  { name: 'agent connect checked', open: checkedInstall, widths: [320, 1280] },
  { name: 'agent connect developers', open: forDevelopers() },
  {
    name: 'agent connect webhook',
    open: forDevelopers(/^Add webhook$/),
    widths: [320, 390, 1280],
  },
  { name: 'agent settings', open: onTab('settings') },
  { name: 'agent settings with every group', open: allSettings },
  {
    name: 'agent settings preview',
    open: async (world) => {
      const page = await onTab('settings')(world)
      await page.setViewportSize({ width: 1024, height: 800 })
      await page.getByRole('button', { name: 'Preview', exact: true }).click()
      await page.getByRole('dialog').getByRole('radio', { name: 'In the chat' }).click()
      await page.frameLocator('iframe[title="Chat preview"]').getByRole('log').waitFor()
      return page
    },
    widths: [320, 390, 768],
  },
  { name: 'agent settings with errors', open: settingsWithErrors, widths: [390, 1280] },
  {
    name: 'agent settings secret key',
    open: opened('settings-access', /^Create secret key$/, 'dialog'),
    widths: [320, 390, 1280],
  },
  { name: 'agent settings secret key delete', open: deletingSecretKey, widths: twoWidths },
  {
    name: 'agent settings API key',
    open: opened('settings-access', /^Rotate key$/, 'alertdialog'),
    widths: twoWidths,
  },
  {
    name: 'agent settings instructions history',
    open: instructionHistory,
    widths: twoWidths,
  },
  {
    name: 'agent settings prompt',
    open: opened('settings-instructions', /^View the prompt$/, 'dialog'),
    widths: twoWidths,
  },
  { name: 'agent settings delete', open: opened('settings-danger', /^Delete agent$/, 'alertdialog') },
  {
    name: 'agent not found',
    open: async ({ stage, owner }) => {
      const page = await stage.openPage(owner)
      await page.goto('/dashboard/agents/999999')
      await page.getByRole('heading', { name: 'Agent not found' }).waitFor()
      return page
    },
  },
]
