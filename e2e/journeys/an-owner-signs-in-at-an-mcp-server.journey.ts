import { makeAgent } from '../../server/test/make-agent.ts'
import {
  type AuthorizationServer,
  openAuthorizationServer,
} from '../../server/test/mcp/open-authorization-server.ts'
import { openMcpServer, type StandInServer } from '../../server/test/mcp/open-mcp-server.ts'
import { actionTexts } from '../../web/src/features/actions/action-texts.ts'
import { mcpTexts } from '../../web/src/features/actions/mcp/mcp-texts.ts'
import { openStage } from '../catalogue/stage.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import { expect, expectAccessible, test } from '../support/product.ts'

let identity: AuthorizationServer
let shop: StandInServer
test.beforeEach(async () => {
  identity = await openAuthorizationServer()
  shop = await openMcpServer(identity.isValid)
  shop.behave((request, response) => {
    if (request.method !== 'GET') return false
    const metadata = { resource: shop.url, authorization_servers: [identity.issuer] }
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(metadata))
    return true
  })
})
test.afterEach(async () => {
  await shop.close()
  await identity.close()
})

test('an owner signs in at an MCP server by keyboard on a phone, and adds a tool that a visitor uses', async ({
  product,
  browser,
}) => {
  const stage = openStage(product, browser)
  identity.sendBackTo(product)
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['The lamp shop is open from Monday to Friday.'])
  const page = await stage.openPage(owner, { width: 390, height: 800 })
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, actionTexts.title)
  await page.getByRole('button', { name: mcpTexts.connect }).press('Enter')
  const connecting = page.getByRole('dialog', { name: mcpTexts.connect })
  await connecting.getByLabel(mcpTexts.name, { exact: true }).fill('Lamp shop')
  await connecting.getByLabel(mcpTexts.url).fill(shop.url)
  await connecting.getByLabel(mcpTexts.auth).selectOption('oauth')
  await connecting.getByRole('button', { name: mcpTexts.submit, exact: true }).press('Enter')

  // The sign-in page agrees at once, and leads back.
  await expect(page.getByText(mcpTexts.states.ready, { exact: true })).toBeVisible()
  expect(page.url()).not.toContain('code=')
  await page.getByRole('button', { name: mcpTexts.tools(1) }).press('Enter')
  const tools = page.getByRole('dialog', { name: mcpTexts.toolsTitle('Lamp shop') })
  await tools.getByRole('checkbox', { name: /Order status/ }).press('Space')
  await tools.getByRole('button', { name: mcpTexts.addTools(1) }).press('Enter')

  await page.getByRole('button', { name: 'Edit' }).press('Enter')
  const editor = page.getByRole('dialog', { name: actionTexts.editTitle })
  await editor.getByLabel(actionTexts.phrases, { exact: true }).fill('Where is my order?')
  const trial = editor.locator('.action-trial')
  await trial.getByLabel('Order number').fill('4711')
  await trial.getByRole('button', { name: actionTexts.run }).press('Enter')
  await trial.getByRole('button', { name: actionTexts.pickField('status'), exact: true }).press('Enter')
  await editor.getByLabel(actionTexts.isOn).press('Space')
  await editor.getByRole('button', { name: 'Save', exact: true }).press('Enter')
  await expect(page.getByText(actionTexts.saved, { exact: true })).toBeVisible()
  await expectAccessible(page)

  const visitor = await stage.openPage(undefined, { width: 390, height: 800 })
  await visitor.goto(`/bot/${agent.publicId}`)
  await visitor.getByRole('textbox').fill('Where is my order 4711?')
  await visitor.getByRole('textbox').press('Enter')
  const box = visitor.getByRole('region', { name: 'Order status' })
  await box.getByLabel('Order number').press('Enter')
  await expect(box).toContainText('shipped')
  await stage.close()
})
