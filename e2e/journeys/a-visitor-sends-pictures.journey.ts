import { join } from 'node:path'
import { updateAgent } from '@parleykit/contract/agents/agents'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { writePng } from '../../server/test/write-png.ts'
import { pictureTexts } from '../../widget/src/frame/pictures/picture-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { expect, expectAccessible, test } from '../support/product.ts'
import { showDark } from '../support/show-dark.ts'

const photo = (name = 'photo.png') => ({ name, mimeType: 'image/png', buffer: writePng(300, 200) })

/** The folder that pictures of the steps go to; none are taken without it. */
const folder = process.env.SCREENSHOTS
const keep = async (page: Page, name: string) => {
  if (folder) await page.screenshot({ path: join(folder, `pictures ${name}.png`) })
}

/** Drops or pastes a file on the page, as a browser does. */
async function give(page: Page, way: 'drop' | 'paste', { name, mimeType, buffer } = photo()): Promise<void> {
  const bytes = [...buffer]
  await page.evaluate(
    ({ way, name, mimeType, bytes }) => {
      const data = new DataTransfer()
      data.items.add(new File([new Uint8Array(bytes)], name, { type: mimeType }))
      const init = { bubbles: true, cancelable: true }
      document.body.dispatchEvent(
        way === 'drop'
          ? new DragEvent('drop', { ...init, dataTransfer: data })
          : new ClipboardEvent('paste', { ...init, clipboardData: data }),
      )
    },
    { way, name, mimeType, bytes },
  )
}

test('a visitor chooses, pastes and drops pictures, sends them, and people see them in Activity', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#settings-person`)
  await page.getByRole('switch', { name: 'Let visitors send pictures' }).press('Space')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Agent updated', { exact: true })).toBeVisible()

  const chat = await stage.openPage(undefined, { width: 320, height: 640 })
  await chat.goto(`/bot/${agent.publicId}`)
  const add = chat.getByRole('button', { name: pictureTexts.add })
  await expect(add).toBeVisible()
  const choosing = chat.waitForEvent('filechooser')
  await add.press('Enter')
  await (await choosing).setFiles([photo()])
  await give(chat, 'paste')
  await give(chat, 'drop')
  const chosen = chat.locator('.chosen-picture')
  await expect(chosen).toHaveCount(3)
  await expect(chat.locator('.chosen-picture[aria-busy="false"]')).toHaveCount(3)
  await give(chat, 'drop')
  await expect(chat.getByRole('alert')).toHaveText(pictureTexts.tooMany)
  await keep(chat, 'chosen 320')
  await expectAccessible(chat)
  await chat.getByRole('button', { name: pictureTexts.remove(2) }).press('Enter')
  await expect(chosen).toHaveCount(2)
  await expect(add).toBeFocused()
  await give(chat, 'drop', { ...photo('notes.gif'), mimeType: 'image/gif' })
  await expect(chat.getByRole('alert')).toHaveText(pictureTexts.wrongType)
  await give(chat, 'drop', { ...photo(), buffer: Buffer.from('\x89PNG\r\n\x1a\nnothing', 'latin1') })
  await expect(chat.getByRole('alert')).toContainText('image')
  await expect(chosen).toHaveCount(2)

  const input = chat.getByRole('textbox')
  await input.fill('When does the ferry leave?')
  await input.press('Enter')
  const log = chat.getByRole('log')
  await expect(log).toContainText('noon')
  await expect(log).toContainText(visitorTexts('en').pictureKept)
  await expect(chosen).toHaveCount(0)
  await expect(log.getByRole('img', { name: /^Picture/ })).toHaveCount(2)
  await keep(chat, 'sent 320')

  // A picture says enough alone.
  await give(chat, 'paste')
  await expect(chat.locator('.chosen-picture[aria-busy="false"]')).toHaveCount(1)
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(log.getByText(visitorTexts('en').pictureKept)).toHaveCount(2)

  // They are there again for the visitor who comes back, and for nobody else.
  await chat.reload()
  await expect(log.getByRole('img', { name: /^Picture/ })).toHaveCount(3)
  await expectShown(chat, '.message-picture img')
  await showDark(chat)
  await keep(chat, 'restored dark 320')
  await expectAccessible(chat)

  await page.goto(`/dashboard/agents/${agent.id}#activity`)
  await expect(page.getByRole('img', { name: 'Sent by the visitor, 1' }).first()).toBeVisible()
  await expectShown(page, '.message-pictures img')
  await keep(page, 'activity 1280')
  await expectAccessible(page)
  await stage.close()
})

/** Whether every such picture is decoded. */
async function expectShown(page: Page, selector: string): Promise<void> {
  const widths = () =>
    page.locator(selector).evaluateAll((all) => all.map((each) => (each as HTMLImageElement).naturalWidth))
  await expect.poll(async () => (await widths()).every((width) => width > 0)).toBe(true)
}

test('an agent that takes no pictures shows no way to send them', async ({ product, browser }) => {
  const stage = openStage(product, browser)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The ferry to the island leaves at noon.'])
  const chat = await stage.openPage()
  const requested: string[] = []
  chat.on('request', (request) => requested.push(request.url()))
  await chat.goto(`/bot/${agent.publicId}`, { waitUntil: 'networkidle' })
  await expect(chat.getByLabel(chatTexts.askPlaceholder(agent.name))).toBeVisible()
  await expect(chat.getByRole('button', { name: pictureTexts.add })).toHaveCount(0)
  expect(requested.filter((url) => url.includes('picture-field'))).toEqual([])
  // One that does fetches it by itself.
  await owner.call(updateAgent, { params: { id: agent.id }, body: { takesPictures: true } })
  await chat.reload({ waitUntil: 'networkidle' })
  expect(requested.filter((url) => url.includes('picture-field'))).not.toEqual([])
  await stage.close()
})
