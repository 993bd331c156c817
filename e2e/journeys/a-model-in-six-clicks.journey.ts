import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { ollamaWire } from '../../server/test/model-servers/ollama-wire.ts'
import { type ModelServer, startModelServer } from '../../server/test/model-servers/start-model-server.ts'
import { modelTexts } from '../../web/src/features/models/model-texts.ts'
import { audienceTexts, setupTexts } from '../../web/src/features/setup/setup-texts.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, signUp, test } from '../support/product.ts'
import { endServer, runServer } from '../support/run-server.ts'

const models = ['llama3.2:latest', 'nomic-embed-text:latest']
const question = 'How long does delivery take?'
const says = 'Your order arrives within three working days [1].'
/** The folder that pictures of the steps go to; none are taken without it. */
const pictures = process.env.SCREENSHOTS

const ends: (() => Promise<void>)[] = []
test.afterEach(async () => {
  for (const end of ends.splice(0)) await end()
})

/** A new installation that no one has registered at. */
async function install(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-e2e-'))
  const server = await runServer(dataDir, { EMBEDDING_MODEL: 'off' })
  ends.push(async () => {
    await endServer(server, 'SIGTERM')
    await rm(dataDir, { recursive: true, force: true })
  })
  return server.origin
}

/** Ollama at a port; null if something has it. */
async function startOllama(port: number): Promise<ModelServer | null> {
  const server = await startModelServer(ollamaWire, { port, key: null, models, act: { says } }).catch(
    () => null,
  )
  if (server) ends.push(() => server.close())
  return server
}

/** Clicks and counts, and keeps a picture of what each click leads to. */
function clicker(page: Page, name: string) {
  const clicked: string[] = []
  const picture = async (of = String(clicked.length)) => {
    if (pictures) await page.screenshot({ path: join(pictures, `${name} ${of}.png`) })
  }
  return {
    clicked,
    picture,
    async click(place: Locator, then: Locator) {
      clicked.push((await place.innerText()).trim())
      await place.click()
      await expect(then).toBeVisible()
      await picture()
    },
  }
}

/** Answers who the installation is for, up to the page of models. */
async function toModels(page: Page, { click, picture }: ReturnType<typeof clicker>): Promise<void> {
  const answer = page.getByRole('link', { name: setupTexts.answer, exact: true })
  await expect(answer).toBeVisible()
  await picture()
  const team = page.getByRole('radio', { name: audienceTexts.team.name })
  await click(answer, team)
  const proceed = page.getByRole('button', { name: setupTexts.continue })
  await click(page.getByText(audienceTexts.team.name, { exact: true }), proceed)
  const look = page.getByRole('link', { name: modelTexts.look })
  await click(proceed, look)
}

/** Asks in the playground, by keyboard, and reads the model's answer. */
async function askInPlayground(page: Page, server: ModelServer): Promise<void> {
  const chat = page.frameLocator('iframe')
  await chat.getByRole('textbox').fill(question)
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('arrives within three working days')
  expect(server.requests.map(({ model }) => model)).toContain('llama3.2:latest')
}

const playground = (page: Page) => page.getByTitle('Playground of')

test('from sign-up to the answer of a model by address, in six clicks', async ({ page }) => {
  const server = await startOllama(0)
  if (!server) throw new Error('There is no free port')
  const origin = await install()
  await signUp(page, origin, 'marina')
  const mouse = clicker(page, 'a model by address')
  await toModels(page, mouse)
  const add = page.getByRole('button', { name: modelTexts.add })
  await mouse.click(page.getByRole('link', { name: modelTexts.look }), add)
  await mouse.click(add, page.getByRole('dialog'))
  await expectAccessible(page)

  // By keyboard from here to the result, which gets the focus.
  await page.getByLabel(modelTexts.provider).selectOption('ollama')
  const address = page.getByLabel(modelTexts.address, { exact: true })
  await address.fill('http://127.0.0.1:9/v1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert')).toContainText(/doesn't respond|runs in a container/)
  await address.fill(server.baseUrl)
  await page.keyboard.press('Enter')
  const result = page.getByRole('status').filter({ hasText: modelTexts.chosen('llama3.2:latest') })
  await expect(result).toBeFocused()
  await expect(result).toContainText('2 models found.')
  await mouse.picture('5 by keyboard')
  await expectAccessible(page)
  await mouse.click(page.getByRole('button', { name: modelTexts.trySample }), playground(page))
  await askInPlayground(page, server)
  await mouse.picture('answer')
  expect(mouse.clicked).toHaveLength(6)

  // An agent words its replies as its settings say, and sends nothing to a model if they say so.
  const agent = page.url().replace(/#.*/, '')
  const saveSettings = async () => {
    await page.getByRole('button', { name: 'Save changes' }).click()
    await expect(page.getByText(/^Unsaved changes/)).toHaveCount(0)
  }
  await page.goto(`${agent}#settings`)
  await openSettingsGroup(page, 'Model')
  await expect(page.getByLabel('Reply model')).toContainText("Workspace's choice: llama3.2:latest")
  await page.getByLabel('Wording').selectOption('Exact')
  await page.getByLabel('Reply length').selectOption('Short: up to 150 tokens')
  await saveSettings()
  await page.goto(`${agent}#playground`)
  await askInPlayground(page, server)
  const options = { temperature: 0, num_predict: 150 }
  await expect.poll(() => server.requests.at(-1)?.body).toMatchObject({ options })
  await page.goto(`${agent}#settings-model`)
  await page.getByRole('switch', { name: 'Never send anything to a model' }).click()
  await expect(page.getByLabel('Wording')).toHaveCount(0)
  await saveSettings()
  const before = server.requests.length
  await page.goto(`${agent}#playground`)
  const chat = page.frameLocator('iframe')
  await chat.getByRole('textbox').fill('How much are gift cards?')
  await chat.getByRole('textbox').press('Enter')
  await expect(chat.getByRole('log')).toContainText('10, 25 and 50 euros')
  expect(server.requests).toHaveLength(before)

  // The choice is kept, can be changed, and ends with its connection.
  await page.goto(`${origin}/dashboard/status`)
  await expect(page.getByText(modelTexts.answering('llama3.2:latest'))).toBeVisible()
  await page.getByRole('link', { name: modelTexts.manage }).click()
  const reply = page.getByLabel(modelTexts.reply, { exact: true })
  await expect(reply).toHaveValue(/ llama3\.2:latest$/)
  await page.getByLabel(modelTexts.embedding).selectOption({ label: 'nomic-embed-text:latest' })
  await expect(page.getByText(modelTexts.chosenToast.title, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(modelTexts.embedding)).toHaveValue(/ nomic-embed-text:latest$/)
  await page.getByRole('button', { name: `${modelTexts.remove}: Ollama` }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: modelTexts.remove }).click()
  await expect(page.getByText(modelTexts.none)).toBeVisible()
  await page.goto(`${origin}/dashboard`)
  await expect(page.getByText(modelTexts.quoted)).toBeVisible()
  await page.getByRole('link', { name: modelTexts.addForFreeWording.link }).click()
  await expect(page).toHaveURL(`${origin}/dashboard/status/models`)
})

test('from sign-up to the answer of Ollama on the same machine, in six clicks', async ({ page }) => {
  const server = await startOllama(11_434)
  const origin = await install()
  await signUp(page, origin, 'marina')
  const mouse = clicker(page, 'ollama here')
  await toModels(page, mouse)
  // Whatever has the usual port of this machine is found too.
  const connect = page.getByRole('button', { name: modelTexts.connect })
  const nothing = page.getByText(modelTexts.nothingFound)
  await mouse.click(page.getByRole('link', { name: modelTexts.look }), connect.or(nothing).first())
  if (!server) return
  await expect(page.getByText('Found Ollama with 2 models')).toBeVisible()
  const sample = page.getByRole('button', { name: modelTexts.trySample })
  await mouse.click(connect.first(), sample)
  await mouse.click(sample, playground(page))
  await askInPlayground(page, server)
  await mouse.picture('answer')
  expect(mouse.clicked).toHaveLength(6)
})
