import { updateAgent } from '@parleykit/contract/agents/agents'
import { uploadKnowledgeFile } from '@parleykit/contract/knowledge/knowledge'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import type { Locator, Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeOwner } from '../../server/test/make-owner.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

const arabic = `# مقهى الميناء

يفتح المقهى يومياً من الساعة 8:00 صباحاً حتى الساعة 22:00 مساءً.

## الأسعار

| الصنف | صغير | كبير |
|---|---|---|
| عصير الليمون | 3.40 يورو | 4.20 يورو |
| قهوة تركية | 2.50 يورو | 3.10 يورو |

## المستلزمات

لاستئجار الدراجة تحتاج إلى:

- بطاقة هوية سارية المفعول
- وديعة قدرها 50 يورو
- خوذة من نوع SafeRide Pro X2
`
const hebrew = 'SafeRide Pro X2: השכרת קיאק עולה 80 שקלים לשעה, כולל אפודת הצלה.'
const english = 'The ferry to the island leaves at noon.'

interface AgentLook {
  readonly name: string
  readonly tagline?: string
  readonly starterPrompts?: { title: string; content: string }[]
}
/** What an agent offers to ask is in the languages of what it knows, unless its owner wrote it. */
const inEnglish: AgentLook = {
  name: 'Harbour Guide',
  tagline: 'Ask about ferries, kayaks, bicycles and the café of our small harbour by the sea',
  starterPrompts: [{ title: 'Ferries', content: 'When does the ferry leave?' }],
}

for (const width of [1280, 390]) {
  test(`the chat of an Arabic agent is laid out right to left, ${width} pixels wide`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await openAgent(page, product, { name: 'مرشد الميناء' })
    const log = page.getByRole('log')
    await ask(page, 'متى يفتح المقهى؟')
    const answer = log.getByText('يفتح المقهى يومياً').first()
    await expectDirection(answer, 'rtl')
    await expectSide(page, answer, 'right')
    await expectSide(page, log.locator('.bubble').filter({ hasText: 'متى يفتح المقهى؟' }), 'left')
    const source = log.getByRole('button', { name: /guide\.md/ })
    await expectSide(page, log.locator('.sources > span').first(), 'right')
    await source.click()
    await expectDirection(log.getByRole('blockquote'), 'rtl')
    await expectAccessible(page)

    await ask(page, 'ماذا أحتاج لاستئجار الدراجة؟')
    const list = log.getByRole('list').filter({ hasText: 'بطاقة هوية' })
    await expectDirection(list, 'rtl')
    await expectSide(page, list, 'right')
    const [listBox, itemBox] = [await boxOf(list), await boxOf(list.getByRole('listitem').first())]
    expect(itemBox.right, 'bullets stand on the right').toBeLessThan(listBox.right - 10)
    expect(itemBox.left).toBeCloseTo(listBox.left, 0)

    await ask(page, 'الأسعار')
    const [first, last] = [log.getByRole('columnheader').first(), log.getByRole('columnheader').last()]
    await expect(first).toHaveText('الصنف')
    expect((await boxOf(first)).left, 'columns run from the right').toBeGreaterThan((await boxOf(last)).left)

    await ask(page, 'من فاز بكأس العالم 1998؟')
    const refusal = log.getByRole('paragraph').last()
    await expect(refusal).toContainText('ليست لديّ إجابة')
    await expectDirection(refusal, 'rtl')
    await expectSide(page, refusal, 'right')
    await expectDirection(page.getByRole('textbox'), 'rtl')
    await page.getByRole('textbox').fill('When?')
    await expectDirection(page.getByRole('textbox'), 'ltr')
  })
}

test('a Hebrew answer that begins with a Latin name is read from the right, an English one from the left', async ({
  page,
  product,
}) => {
  await openAgent(page, product)
  const log = page.getByRole('log')
  await ask(page, 'When does the ferry leave?')
  const fromTheLeft = log.getByText('leaves at noon').first()
  await expectDirection(fromTheLeft, 'ltr')
  await expectSide(page, fromTheLeft, 'left')
  await expectSide(page, log.locator('.bubble').filter({ hasText: 'When does the ferry leave?' }), 'right')
  await expectDirection(page.getByRole('textbox'), 'ltr')
  await ask(page, 'כמה עולה השכרת קיאק?')
  await expectDirection(log.getByText('80 שקלים').first(), 'rtl')
  await expectDirection(fromTheLeft, 'ltr')
})

test("an Arabic question turns its own messages, and nothing else of an English agent's chat", async ({
  page,
  product,
}) => {
  await openAgent(page, product)
  const log = page.getByRole('log')
  await ask(page, 'متى يفتح المقهى؟')
  const question = log.locator('.bubble').filter({ hasText: 'متى يفتح المقهى؟' })
  await expectDirection(question.getByText('متى يفتح المقهى؟'), 'rtl')
  await expectSide(page, question, 'right')
  await expectDirection(log.getByText('يفتح المقهى يومياً').first(), 'rtl')
  await expectDirection(page.getByRole('main'), 'ltr')
  await expectDirection(page.getByRole('textbox'), 'ltr')
  await expectAccessible(page)
})

/** Opens the page of an agent that knows something in three languages. */
async function openAgent(page: Page, product: string, look: AgentLook = inEnglish): Promise<void> {
  const owner = await makeOwner(product)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  await owner.call(updateAgent, { params, body: look })
  for (const [name, text] of Object.entries({ 'guide.md': arabic, 'kayaks.md': hebrew, 'ferry.md': english }))
    await owner.call(uploadKnowledgeFile, { params, file: { name, bytes: Buffer.from(text) } })
  await owner.call(trainAgent, { params })
  await page.goto(`${product}/bot/${agent.publicId}`)
}

async function ask(page: Page, question: string): Promise<void> {
  await page.getByRole('textbox').fill(question)
  await page.getByRole('textbox').press('Enter')
  await expect(page.getByRole('log')).toContainText(question)
  await page.getByRole('button', { name: 'Send' }).waitFor()
}

function expectDirection(element: Locator, direction: 'ltr' | 'rtl'): Promise<void> {
  return expect(element).toHaveCSS('direction', direction)
}

/** What the agent's picture beside its answers takes, in pixels. */
const pictureInset = 38

/** An element is at one side of the column of messages, beside a picture at most, and leaves room at the other. */
async function expectSide(page: Page, element: Locator, side: 'left' | 'right'): Promise<void> {
  const other = side === 'left' ? 'right' : 'left'
  const [box, column] = [await boxOf(element), await boxOf(page.getByRole('log'))]
  expect(Math.abs(box[side] - column[side]), `the ${side} edge`).toBeLessThan(pictureInset + 2)
  expect(Math.abs(box[other] - column[other]), `the ${other} edge`).toBeGreaterThan(20)
}

async function boxOf(element: Locator): Promise<{ readonly left: number; readonly right: number }> {
  const box = await element.boundingBox()
  if (!box) throw new Error('The element is not on the page.')
  return { left: box.x, right: box.x + box.width }
}
