import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ask } from '../../server/test/ask.ts'
import { webhookReceivers } from '../../web/src/features/publish/examples/webhooks.ts'
import { connectPartTexts } from '../../web/src/features/publish/texts/connect-texts.ts'
import { webhookTexts } from '../../web/src/features/webhooks/webhook-texts.ts'
import { findQuietPort } from '../support/find-quiet-port.ts'
import { makeTrainedAgent } from '../support/make-trained-agent.ts'
import { expect, expectAccessible, registerByApi, test } from '../support/product.ts'

test('an owner adds a webhook, and the program of the documentation takes its events', async ({
  page,
  product,
}) => {
  await registerByApi(page, product, 'hooking-owner')
  const agent = await makeTrainedAgent(page, product, 'Harbour')
  const port = await findQuietPort()
  await page.goto(`${product}/dashboard/agents/${agent.id}#connect`)
  await page.getByRole('tab', { name: connectPartTexts.developers }).click()
  await page.getByRole('button', { name: webhookTexts.add }).click()
  const form = page.getByRole('dialog')
  await form.getByLabel(webhookTexts.address).fill('https://127.0.0.2/hooks')
  await form.getByRole('button', { name: webhookTexts.add }).click()
  await expect(form.getByRole('alert')).toContainText('private network')
  await expectAccessible(page)

  // By the keyboard alone: the address, all but the first event, and so on to the secret.
  const address = form.getByLabel(webhookTexts.address)
  await address.fill(`http://127.0.0.1:${port}/`)
  await address.press('Tab')
  await page.keyboard.press('Space')
  await expect(form.getByRole('checkbox', { name: 'Conversation ended' })).not.toBeChecked()
  await address.press('Enter')
  const shown = page.getByRole('dialog', { name: webhookTexts.secretTitle })
  const secret = (await shown.getByText(/^whsec_/).textContent()) ?? ''
  await expectAccessible(page)
  await shown.getByRole('button', { name: 'Done' }).press('Enter')
  const row = page.getByRole('list', { name: webhookTexts.title }).getByRole('listitem')
  await expect(row).toContainText('Question unanswered')
  await expect(row).not.toContainText('Conversation ended')
  await expect(page.getByText(secret)).toHaveCount(0)

  // Nobody is there yet.
  await row.getByRole('button', { name: webhookTexts.test }).click()
  await expect(row.getByRole('status')).toContainText("The host can't be reached.")
  const forger = await startReceiver('Python', port, `whsec_${Buffer.alloc(32).toString('base64')}`)
  await row.getByRole('button', { name: webhookTexts.test }).click()
  await expect(row.getByRole('status')).toContainText('The receiver returned 401.')
  await forger.end()
  const receiver = await startReceiver('TypeScript', port, secret)
  await row.getByRole('button', { name: webhookTexts.test }).click()
  await expect(row.getByRole('status')).toContainText('The receiver returned 204')
  await expectAccessible(page)

  await ask(product, agent.publicId, { message: 'Who painted the Mona Lisa?' })
  await expect.poll(receiver.said).toContain('Who painted the Mona Lisa?')
  await row.getByRole('button', { name: webhookTexts.log }).click()
  const log = page.getByRole('dialog', { name: webhookTexts.logTitle })
  await expect(log.getByRole('listitem')).toHaveCount(4)
  const newest = log.getByRole('button', { name: /^Question unanswered/ })
  await expect(newest).toContainText('Delivered')
  await newest.press('Enter')
  await expect(log).toContainText('Who painted the Mona Lisa?')
  await expectAccessible(page)
  await receiver.end()
  const again = await startReceiver('Python', port, secret)
  await log.getByRole('button', { name: webhookTexts.resend }).click()
  await expect.poll(again.said).toContain('Who painted the Mona Lisa?')
  await expect(newest).toContainText('Delivered')
  await page.keyboard.press('Escape')
  await again.end()

  await row.getByRole('button', { name: webhookTexts.switchOff }).click()
  await expect(row).toContainText('Off')
  await row.getByRole('button', { name: webhookTexts.renew }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: webhookTexts.renew }).click()
  await expect(page.getByText(/^whsec_/)).not.toHaveText(secret)
  await page.getByRole('button', { name: 'Done' }).click()
  await row.getByRole('button', { name: 'Edit' }).click()
  await expect(form.getByRole('checkbox', { name: 'Conversation ended' })).not.toBeChecked()
  await form.getByRole('checkbox', { name: 'Conversation ended' }).click()
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(row).toContainText('Conversation ended')
  await row.getByRole('button', { name: webhookTexts.remove }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: webhookTexts.remove }).click()
  await expect(row).toHaveCount(0)
})

/** A program of the documentation, once it listens. */
async function startReceiver(language: 'TypeScript' | 'Python', port: number, secret: string) {
  const folder = await mkdtemp(join(tmpdir(), 'receiver-'))
  const file = join(folder, language === 'Python' ? 'receiver.py' : 'receiver.ts')
  await writeFile(file, webhookReceivers[language])
  const env = { ...process.env, WEBHOOK_SECRET: secret, PORT: String(port) }
  const program = language === 'Python' ? 'python3' : process.execPath
  const child: ChildProcess = spawn(program, [file], { env, stdio: ['ignore', 'pipe', 'pipe'] })
  let said = ''
  child.stdout?.on('data', (chunk) => (said += chunk))
  child.stderr?.on('data', (chunk) => (said += chunk))
  await expect
    .poll(() =>
      fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: '' }).then(
        () => true,
        () => false,
      ),
    )
    .toBe(true)
  return {
    said: () => said,
    end: async () => {
      child.kill()
      await once(child, 'exit')
      await rm(folder, { recursive: true })
    },
  }
}
