import { listAgents } from '@parleykit/contract/agents/agents'
import { ask } from '../../server/test/ask.ts'
import { callRoute } from '../../server/test/call-route.ts'
import { conversationTexts } from '../../web/src/features/conversations/conversation-texts.ts'
import { chooseBy, openAndEscape, pressAt, tabTo, typeAt } from '../support/keyboard.ts'
import { expect, test } from '../support/product.ts'

test('an owner gets from signing up to signing out by keyboard alone', async ({ page, product }) => {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const summaryOf = (name: string) => page.getByRole('group', { name, exact: true }).locator('summary')
  const field = (name: string) => page.getByLabel(name, { exact: true })

  await test.step('sign up', async () => {
    await page.goto(`${product}/auth`)
    await tabTo(page, page.getByRole('tab', { name: 'Login' }))
    await page.keyboard.press('ArrowRight')
    await expect(field('Email')).toBeVisible()
    await pressAt(page, page.locator('form').getByRole('button', { name: 'Register' }))
    await expect(field('Username')).toBeFocused()
    await typeAt(page, field('Username'), 'keyboard-owner')
    await typeAt(page, field('Email'), 'keyboard-owner@example.com')
    await typeAt(page, field('Password'), 'correct horse')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/dashboard$/)
  })

  await test.step('build an agent with the wizard', async () => {
    await pressAt(page, page.getByRole('link', { name: 'Create Your First Agent' }))
    await typeAt(page, field('Agent name'), 'Harbour Guide')
    await page.keyboard.press('Enter')
    await tabTo(page, page.getByRole('radio', { name: /Boost sales/ }))
    await page.keyboard.press('ArrowDown')
    await pressAt(page, button('Next: Add Knowledge'))
    await typeAt(page, field('Text'), 'The ferry to the island leaves at noon.')
    await pressAt(page, button('Add text'))
    await pressAt(page, button('Next: Customize Agent'))
    await typeAt(page, field('Tagline'), 'By the sea')
    await pressAt(page, button('Complete & Train Agent'))
    await expect(page).toHaveURL(/#playground$/)
  })

  await test.step('ask in the playground, and leave its frame again', async () => {
    const playground = page.frameLocator('iframe')
    await tabTo(page, playground.getByRole('textbox'))
    await page.keyboard.type('When does the ferry leave?')
    await page.keyboard.press('Enter')
    await expect(playground.getByRole('log')).toContainText('leaves at noon')
    await tabTo(page, page.getByRole('tab', { name: 'Playground' }), 'Shift+Tab')
  })

  await test.step('look at the knowledge', async () => {
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(/#knowledge$/)
    await openAndEscape(page, button(/^View the text of/), page.getByRole('dialog'))
    await openAndEscape(page, button(/^Delete /), page.getByRole('alertdialog'))
    await tabTo(page, page.getByRole('tab', { name: 'Knowledge' }), 'Shift+Tab')
  })

  await test.step('add to the knowledge and train again', async () => {
    await typeAt(page, field('Text'), 'Children under six travel free of charge.')
    await pressAt(page, button('Add text'))
    await pressAt(page, button('Train Agent'), 'Space')
    await expect(page.getByText('Your Agent is trained on all your data')).toBeVisible()
    await tabTo(page, page.getByRole('tab', { name: 'Knowledge' }), 'Shift+Tab')
  })

  await test.step('choose how visitors reach it, and copy the code', async () => {
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/#settings$/)
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/#connect$/)
    await tabTo(page, page.getByRole('radio', { name: /^Chat bubble/ }))
    await chooseBy(page, 'ArrowDown', page.getByRole('radio', { name: /^Iframe/ }))
    await expect(page.getByRole('heading', { name: 'Inside a page' })).toBeVisible()
    await pressAt(page, button('Copy HTML'))
    await expect(page.locator('.toast').filter({ hasText: 'Copied' })).toBeVisible()
    await expect(button('Copy HTML')).toBeFocused()
    await tabTo(page, page.getByRole('tab', { name: 'Connect' }), 'Shift+Tab')
  })

  await test.step('change the settings', async () => {
    await page.keyboard.press('End')
    await expect(page).toHaveURL(/#settings$/)
    await typeAt(page, field('Tagline'), 'Between the islands')
    await pressAt(page, summaryOf('Access'))
    await tabTo(page, page.getByRole('combobox', { name: 'Status' }))
    await page.keyboard.press('Enter')
    await page.keyboard.press('Escape')
    await pressAt(page, page.getByRole('button', { name: /^Save/ }).first())
    await expect(page.locator('.toast').filter({ hasText: 'Agent updated' })).toBeVisible()
    await pressAt(page, summaryOf('Danger Zone'))
    await openAndEscape(page, button('Delete agent'), page.getByRole('alertdialog'))
    await tabTo(page, page.getByRole('tab', { name: 'Settings' }), 'Shift+Tab')
  })

  await test.step('correct an answer that a visitor got', async () => {
    const [session] = await page.context().cookies()
    const headers = { cookie: `${session?.name}=${session?.value}` }
    const [agent] = (await callRoute(product, listAgents, { headers })).body
    await ask(product, agent?.publicId ?? '', { message: 'When does the ferry leave?' })
    await page.keyboard.press('Home')
    await expect(page).toHaveURL(/#knowledge$/)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/#playground$/)
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/#activity$/)
    await pressAt(page, page.getByRole('button', { name: conversationTexts.correct, exact: true }).last())
    await typeAt(page, page.getByLabel('Corrected answer'), 'The ferry leaves at one.')
    await pressAt(page, button('Save'))
    await expect(page.getByText('(corrected)').first()).toBeVisible()
  })

  await test.step('go back to the dashboard and open what it offers', async () => {
    await pressAt(page, page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'))
    await expect(page).toHaveURL(/\/dashboard$/)
    await openAndEscape(page, button(/^Notifications/), page.getByRole('dialog'))
    await openAndEscape(page, button(/^Actions for/), page.getByRole('menu'))
  })

  await test.step('sign out', async () => {
    await pressAt(page, button('Account'))
    const logout = page.getByRole('menuitem', { name: 'Logout' })
    await expect(logout).toBeVisible()
    await page.keyboard.press('End')
    await expect(logout).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/auth$/)
  })
})
