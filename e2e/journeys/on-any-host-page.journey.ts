import type { Agent } from '@parleykit/contract/agents/agents'
import { chatTexts } from '@parleykit/contract/chat/texts'
import { widgetLabels } from '@parleykit/contract/publish/widget-labels'
import { type Browser, devices, type Locator, type Page } from '@playwright/test'
import { widgetSiteTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { type HostPageName, openHostPage } from '../support/host-page.ts'
import { layoutShifts } from '../support/layout-shifts.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

const bothDevices = ['desktop', 'phone'] as const
type Device = (typeof bothDevices)[number]

test.describe('the widget on pages that do what they can to widgets', () => {
  let agent: Agent

  test.beforeEach(async ({ page, product }, { testId }) => {
    await registerByApi(page, product, `host-${testId.slice(-12)}`)
    agent = await makeTrainedAgent(page, product, 'Harbour Shop')
  })

  for (const name of ['shop', 'reset', 'right-to-left', 'plain-http'] as const) {
    for (const device of bothDevices) {
      test(`${name} on a ${device}`, async ({ browser, product: loopback }) => {
        const product = name === 'plain-http' ? outside(loopback, 'chat') : loopback
        const { visitor, shop, close } = await visit(browser, product, name, tagOf(product, agent), device)
        if (name === 'plain-http') expect(await visitor.evaluate('isSecureContext')).toBe(false)
        const language = name === 'right-to-left' ? 'ar' : 'en'
        const bubble = visitor.getByRole('button', { name: labelsIn(language).open })
        await expect(bubble).toBeInViewport({ ratio: 1 })
        const width = await visitor.evaluate(() => document.documentElement.clientWidth)
        const onTheLeft = ((await bubble.boundingBox())?.x ?? 0) < width / 2
        expect(onTheLeft).toBe(name === 'right-to-left')
        await chatThrough(visitor, {
          device,
          language,
          async onceAnswered() {
            // The reset page breaks rules of its own.
            if (name !== 'reset') await expectAccessible(visitor)
          },
        })
        expect(await layoutShifts(visitor)).toBe(0)
        expect(shop.complaints).toEqual([])
        await close()
      })
    }
  }

  test('nothing but the script is fetched until a visitor wants to chat', async ({ browser, product }) => {
    const { visitor, shop, close } = await visit(browser, product, 'shop', tagOf(product, agent))
    const bubble = visitor.getByRole('button', { name: 'Open the chat with Harbour Shop' })
    await expect(bubble).toBeVisible()
    await expect(visitor.getByText('Any questions?')).toBeVisible()
    expect(shop.asked).toEqual([`/widget/loader.js?agent=${agent.publicId}`])
    await bubble.hover()
    await expect.poll(() => shop.asked.some((path) => path.startsWith('/bot/'))).toBe(true)
    await bubble.click()
    await expect(visitor.getByText('Any questions?')).toBeHidden()
    await visitor.reload()
    await expect(bubble).toBeVisible()
    await expect(visitor.getByText('Any questions?')).toBeHidden()
    const tab = await visitor.context().newPage()
    await tab.goto(visitor.url())
    await expect(tab.getByRole('button', { name: 'Open the chat with Harbour Shop' })).toBeVisible()
    await expect(tab.getByText('Any questions?')).toHaveCount(0)
    expect(shop.complaints).toEqual([])
    await close()
  })

  test('a single-page app shows it on some paths, and has it do things', async ({ browser, product }) => {
    const tag = tagOf(product, agent, {
      'data-path': '/help/*',
      'data-label': 'Help',
      'data-position': 'left',
      'data-color': '#ffe600',
    })
    const { visitor, shop, close } = await visit(browser, product, 'single-page-app', tag)
    const bubble = visitor.getByRole('button', { name: 'Help: Open the chat with Harbour Shop' })
    await expect(visitor.locator('parleykit-widget')).toBeAttached()
    await expect(bubble).toBeHidden()
    await visitor.getByRole('button', { name: 'Help', exact: true }).click()
    await expect(bubble).toBeVisible()
    await expect(bubble).toHaveCSS('color', /^color\(xyz-d65 -/)
    expect((await bubble.boundingBox())?.x).toBe(20)
    await visitor.getByRole('button', { name: 'About', exact: true }).click()
    await expect(bubble).toBeHidden()
    await visitor.goBack()
    await expect(bubble).toBeVisible()

    await visitor.evaluate(`ParleyKit.send('What does a kayak cost?')`)
    const log = visitor.frameLocator('parleykit-widget iframe').getByRole('log')
    await expect(log).toContainText('20 euros')
    await visitor.evaluate('ParleyKit.reset()')
    await expect(log).toHaveCount(0)
    const heard = () => visitor.evaluate('heard.join()')
    await expect.poll(heard).toBe('open,conversation,conversation,conversation')
    await visitor.evaluate('ParleyKit.toggle()')
    await expect(visitor.getByRole('dialog')).toBeHidden()
    await expect.poll(heard).toBe('open,conversation,conversation,conversation,close')
    expect(await visitor.evaluate(`ParleyKit.agent('no-such-agent')`)).toBeNull()
    await visitor.evaluate(`ParleyKit.agent('${agent.publicId}').remove()`)
    await expect(visitor.locator('parleykit-widget')).toHaveCount(0)
    // Components of a framework do so each time that they are shown.
    await visitor.evaluate(`{
      const script = document.createElement('script')
      script.src = '${product}/widget/loader.js?agent=${agent.publicId}'
      script.dataset.agent = '${agent.publicId}'
      script.dataset.language = 'en'
      document.head.append(script)
    }`)
    await expect(visitor.locator('parleykit-widget')).toBeAttached()
    await visitor.evaluate('ParleyKit.open()')
    await expect(visitor.getByRole('dialog')).toBeVisible()
    expect(shop.complaints).toEqual([])
    await close()

    const phone = await visit(browser, product, 'single-page-app', tag, 'phone')
    await phone.visitor.getByRole('button', { name: 'Help', exact: true }).click()
    await chatThrough(phone.visitor, { device: 'phone' })
    await phone.visitor.getByRole('button', { name: 'About', exact: true }).click()
    await expect(phone.visitor.getByRole('button', { name: /^Help: / })).toBeHidden()
    expect(phone.shop.complaints).toEqual([])
    await phone.close()
  })

  test('two agents on one page keep apart', async ({ browser, product }, { testId }) => {
    const neighbour = await browser.newContext()
    const page = await neighbour.newPage()
    await registerByApi(page, product, `quay-${testId.slice(-12)}`)
    const other = await makeTrainedAgent(page, product, 'Second Quay')
    await neighbour.close()
    const tags = tagOf(product, agent) + tagOf(product, other, { 'data-position': 'left' })
    for (const device of bothDevices) {
      const { visitor, shop, close } = await visit(browser, product, 'shop', tags, device)
      await chatThrough(visitor, {
        device,
        name: 'Second Quay',
        async onceAnswered() {
          await expect(visitor.getByRole('dialog', { name: 'Chat with Harbour Shop' })).toHaveCount(0)
        },
      })
      await chatThrough(visitor, { device })
      expect(shop.complaints).toEqual([])
      await close()
    }
  })

  test('the bubble speaks the language of its page, or the one that its tag names, under every policy that lets it in', async ({
    browser,
    product,
  }) => {
    const tag = tagOf(product, agent, { 'data-language': 'de-AT', nonce: 'harbour' })
    const path = `${product}/widget/loader.js`
    for (const scripts of [product, path, "'nonce-harbour'", "'nonce-harbour' 'strict-dynamic'"]) {
      const { visitor, shop, close } = await visit(browser, product, 'shop', tag, 'desktop', scripts)
      await expect(visitor.getByRole('button', { name: labelsIn('de').open })).toBeVisible()
      await expect(visitor.getByRole('button', { name: labelsIn('de').dismiss })).toBeVisible()
      expect(shop.asked.toSorted()).toEqual([
        `/widget/loader.js?agent=${agent.publicId}`,
        '/widget/loader.js?language=de-AT',
      ])
      expect(shop.complaints).toEqual([])
      await close()
    }
  })

  test('a website that the agent does not allow shows nothing, and one that it does has the chat', async ({
    browser,
    page,
    product,
  }) => {
    const allow = (domains: string[]) =>
      page.request.put(`${product}/api/bots/${agent.id}`, { data: { allowedDomains: domains } })
    await allow(['shop.example'])
    const { visitor, shop, close } = await visit(browser, product, 'shop', tagOf(product, agent))
    await visitor.waitForLoadState('load')
    await expect(visitor.locator('parleykit-widget')).toHaveCount(0)
    expect(shop.asked).toHaveLength(1)
    // The website's visitors have a console too.
    expect(shop.said.filter((text) => text.includes('ParleyKit'))).toEqual([])
    expect(shop.complaints).toEqual([])
    await close()

    await allow(['localhost'])
    const allowed = await visit(browser, product, 'shop', tagOf(product, agent))
    await allowed.visitor.getByRole('button', { name: 'Open the chat with Harbour Shop' }).click()
    await expect(allowed.visitor.frameLocator('parleykit-widget iframe').getByRole('textbox')).toBeVisible()
    await allowed.close()
  })

  test('a frame that is kept away says so, with a way out, and comes once the network is back', async ({
    browser,
    product,
  }) => {
    const { visitor, close } = await visit(browser, product, 'right-to-left', tagOf(product, agent))
    const labels = labelsIn('ar')
    await visitor.route('**/bot/**', (route) => route.abort())
    await visitor.getByRole('button', { name: labels.open }).click()
    await expect(visitor.getByText(labels.failed)).toBeVisible()
    const link = visitor.getByRole('link', { name: labels.ownPage })
    await expect(link).toHaveAttribute('href', new RegExp(`/bot/${agent.publicId}#`))
    await visitor.unroute('**/bot/**')
    await visitor.context().setOffline(true)
    await visitor.context().setOffline(false)
    const chat = visitor.frameLocator('parleykit-widget iframe')
    await expect(chat.getByRole('textbox')).toBeVisible()
    await expect(visitor.getByText(labels.failed)).toHaveCount(0)
    await close()
  })

  test('odd choices and foreign names stay legible on a phone', async ({ browser, product }) => {
    const label = 'Ask the people of the harbour shop about kayaks, ferries and fish'
    const tag = tagOf(product, agent, { 'data-label': label, 'data-color': 'transparent' })
    const { visitor, close } = await visit(browser, product, 'right-to-left', tag, 'phone')
    const bubble = visitor.getByRole('button', { name: label })
    const width = await visitor.evaluate(() => document.documentElement.clientWidth)
    const place = await boxOf(bubble)
    expect(place.x).toBe(20)
    expect(place.x + place.width).toBeLessThanOrEqual(width - 20)
    expect((await boxOf(bubble.locator('svg'))).width).toBe(24)
    const color = await bubble.evaluate((element) => getComputedStyle(element).backgroundColor)
    expect(color).toMatch(/^color\(xyz-d65 [^/]+\)$/)
    await bubble.click()
    // A Latin name begins where the lines of the page do.
    const name = visitor.getByRole('dialog').locator('.name')
    const text = await name.evaluate((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getBoundingClientRect().right
    })
    const { x, width: nameWidth } = await boxOf(name)
    expect(text).toBeCloseTo(x + nameWidth, 0)
    await close()
  })

  test('a page that has broken its browser goes on without a chat', async ({ browser, product }) => {
    for (const device of bothDevices) {
      const tag = tagOf(product, agent)
      const { visitor, shop, close } = await visit(browser, product, 'broken-browser', tag, device)
      await expect.poll(() => shop.asked.length).toBe(1)
      await visitor.waitForLoadState('load')
      expect(await visitor.title()).not.toBe('broken')
      expect(await visitor.evaluate('ParleyKit')).toBe('a name that the page has for itself')
      expect(shop.complaints).toEqual([])
      await close()
    }
  })

  test('a sandboxed frame without storage chats, and its owner hears where domains are asked for', async ({
    browser,
    page,
    product,
  }) => {
    const frame = `<iframe sandbox="allow-scripts" src="${product}/bot/${agent.publicId}?embed=1" title="Chat"></iframe>`
    for (const device of bothDevices) {
      const { visitor, close } = await visit(browser, product, 'sandbox', frame, device)
      const chat = visitor.frameLocator('iframe')
      await chat.getByRole('textbox').fill('What does a kayak cost?')
      await chat.getByRole('textbox').press('Enter')
      await expect(chat.getByRole('log')).toContainText('20 euros')
      await expect(chat.getByRole('textbox')).toBeInViewport({ ratio: 1 })
      await chat.getByRole('button', { name: chatTexts.conversationOptions }).click()
      await chat.getByRole('menuitem', { name: 'New chat' }).click()
      await expect(chat.getByRole('log')).toHaveCount(0)
      await close()
    }

    await page.request.put(`${product}/api/bots/${agent.id}`, { data: { allowedDomains: ['localhost'] } })
    const { close } = await visit(browser, product, 'sandbox', frame)
    await page.goto(`${product}/dashboard/agents/${agent.id}#connect`)
    await expect(page.getByText(widgetSiteTexts.faults.frame_sandboxed)).toBeVisible()
    await close()
  })
})

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible()
  return locator.evaluate((element) => {
    const { x, width } = element.getBoundingClientRect()
    return { x, width }
  })
}

/** What the widget of an agent calls things in a language. */
function labelsIn(language: string, name = 'Harbour Shop') {
  const [open, close, dismiss, chat, options, , failed, ownPage] = widgetLabels(language)(name)
  return { open, close, dismiss, chat, options, failed, ownPage }
}

interface Chatting {
  readonly device: Device
  readonly language?: string
  readonly name?: string
  onceAnswered?(): Promise<void>
}

/** Opens the chat by its bubble, asks, starts a new chat and closes it, at the size that the device gives it. */
async function chatThrough(visitor: Page, { device, language = 'en', name, onceAnswered }: Chatting) {
  const labels = labelsIn(language, name)
  const bubble = visitor.getByRole('button', { name: labels.open })
  await expect(bubble).toBeInViewport({ ratio: 1 })
  await bubble.click()
  const panel = visitor.getByRole('dialog', { name: labels.chat })
  const chat = panel.frameLocator('iframe')
  await chat.getByRole('textbox').fill('What does a kayak cost?')
  await chat.getByRole('button', { name: 'Send' }).click()
  await expect(chat.getByRole('log')).toContainText('20 euros')
  await expect(panel).toBeInViewport({ ratio: 1 })
  const width = await visitor.evaluate(() => document.documentElement.clientWidth)
  if (device === 'phone') expect(await panel.boundingBox()).toMatchObject({ x: 0, y: 0, width })
  else expect(await panel.boundingBox()).toMatchObject({ width: 380, height: 600 })
  await onceAnswered?.()

  const options = panel.getByRole('button', { name: labels.options })
  const newChat = chat.getByRole('menuitem', { name: 'New chat' })
  await options.press('Enter')
  await expect(newChat).toBeFocused()
  await visitor.keyboard.press('Escape')
  await expect(options).toBeFocused()
  await options.click()
  await options.click()
  await expect(newChat).toHaveCount(0)
  await options.click()
  await newChat.click()
  await expect(chat.getByRole('log')).toHaveCount(0)
  await expect(options).toBeHidden()
  await panel.getByRole('button', { name: labels.close }).click()
  await expect(panel).toBeHidden()
  await expect(bubble).toBeFocused()
}

/** A stranger's browser on a website with the tag in it, with what its console said and what it asked of the product. */
async function visit(
  browser: Browser,
  product: string,
  name: HostPageName,
  tag: string,
  device: Device = 'desktop',
  scripts = product,
) {
  const host = await openHostPage(product, tag, name, scripts)
  const context = await browser.newContext(device === 'phone' ? devices['Pixel 7'] : {})
  const visitor = await context.newPage()
  const shop = { complaints: [] as string[], said: [] as string[], asked: [] as string[] }
  visitor.on('pageerror', (error) => shop.complaints.push(error.message))
  visitor.on('console', (message) => {
    shop.said.push(message.text())
    if (message.type() === 'error' && !message.text().includes('favicon'))
      shop.complaints.push(message.text())
  })
  visitor.on('request', (request) => {
    if (request.url().startsWith(product)) shop.asked.push(request.url().slice(product.length))
  })
  await visitor.goto(name === 'plain-http' ? outside(host.url, 'shop') : host.url)
  const close = async () => {
    await context.close()
    await host.close()
  }
  return { visitor, shop, close }
}

/** The same address by a name that isn't this machine's own. */
function outside(address: string, name: string): string {
  return address.replace(/127\.0\.0\.1|localhost/, `${name}.website.test`)
}

function tagOf(product: string, agent: Agent, attributes: Record<string, string> = {}): string {
  const all = {
    src: `${product}/widget/loader.js?agent=${agent.publicId}`,
    'data-agent': agent.publicId,
    'data-initial-message': 'Any questions?',
    ...attributes,
  }
  const written = Object.entries(all).map(([name, value]) => `${name}="${value}"`)
  return `<script async ${written.join(' ')}></script>`
}
