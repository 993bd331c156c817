import { saveChecks } from '@parleykit/contract/answering/evals/evals'
import {
  findLocalServers,
  getInstallationModels,
  type InstallationModels,
} from '@parleykit/contract/models/models'
import type { Page } from '@playwright/test'
import { makeAgent } from '../../server/test/make-agent.ts'
import { makeMember } from '../../server/test/make-member.ts'
import type { TestOwner } from '../../server/test/make-owner.ts'
import { connectModel } from '../../server/test/model-servers/connect-model.ts'
import { ollamaWire } from '../../server/test/model-servers/ollama-wire.ts'
import { startModelServer } from '../../server/test/model-servers/start-model-server.ts'
import { subscribe } from '../../server/test/subscribe.ts'
import { modelTexts } from '../../web/src/features/models/model-texts.ts'
import { bakeOffTexts } from '../../web/src/features/publish/playground/bake-off/bake-off-texts.ts'
import { openSettingsGroup } from '../support/open-settings-group.ts'
import type { Screen, World } from './screen.ts'

const testedAt = '2026-01-02T03:04:05.000Z'

/** Connections and choices of all kinds. */
const connected: Partial<InstallationModels> = {
  connections: [
    {
      ...{ id: 1, provider: 'openai', name: 'OpenAI', baseUrl: null, keyEnding: 'k3Zq', needsKey: false },
      ...{
        models: ['gpt-5-mini', 'gpt-5', 'text-embedding-3-small'],
        embeddingModels: ['text-embedding-3-small'],
        fault: null,
        testedAt,
      },
    },
    {
      ...{ id: 2, provider: 'ollama', name: 'Ollama', baseUrl: 'http://host.docker.internal:11434/v1' },
      ...{
        keyEnding: null,
        needsKey: false,
        models: ['llama3.2:latest', 'qwen3:8b'],
        embeddingModels: [],
        testedAt,
        fault: "host.docker.internal:11434 doesn't respond. Is Ollama running?",
      },
    },
    {
      ...{ id: 3, provider: 'openai-compatible', name: `Machine ${'room'.repeat(12)}`, keyEnding: '9f2c' },
      ...{
        baseUrl: 'https://models.example.com/v1',
        needsKey: true,
        models: ['mixtral'],
        embeddingModels: [],
        fault: null,
        testedAt,
      },
    },
  ],
  choices: {
    ...{ reply: { connectionId: 1, model: 'gpt-5-mini' }, helper: null, embedding: null },
    ...{
      fallback: { connectionId: 2, model: 'llama3.2:latest' },
      freeReply: { connectionId: 2, model: 'gone' },
    },
    ...{ offered: [{ connectionId: 1, model: 'gpt-5' }], ownKeysCostCredits: false },
    trainingQuestions: false,
  },
}

/** The operator's page of models, with what the server answers changed. */
async function asOperator(
  { stage, makeAdmin }: World,
  changed: Partial<InstallationModels> = {},
): Promise<Page> {
  const operator = await stage.newOwner()
  await makeAdmin(operator)
  const page = await stage.openPage(operator)
  await page.route(`**${getInstallationModels.path}`, async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, json: { ...(await response.json()), ...changed } })
  })
  await page.goto('/dashboard/status/models')
  await page.getByRole('button', { name: modelTexts.add }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function adding(world: World): Promise<Page> {
  const page = await asOperator(world)
  await page.getByRole('button', { name: modelTexts.add }).click()
  await page.getByRole('dialog').waitFor()
  return page
}

async function failing(world: World): Promise<Page> {
  const page = await adding(world)
  await page.getByLabel(modelTexts.provider).selectOption('ollama')
  await page.getByLabel(modelTexts.address, { exact: true }).fill('http://127.0.0.1:9/v1')
  await page.getByRole('button', { name: modelTexts.save }).click()
  await page.getByRole('alert').waitFor()
  return page
}

async function found(world: World): Promise<Page> {
  const page = await asOperator(world)
  const models = ['llama3.2:latest', 'qwen3:8b', 'nomic-embed-text:latest', 'gemma3:4b']
  const json = [
    { provider: 'ollama', baseUrl: 'http://127.0.0.1:11434/v1', models },
    { provider: 'lm-studio', baseUrl: 'http://127.0.0.1:1234/v1', models: ['qwen3-8b'] },
  ]
  await page.route(`**${findLocalServers.path}`, (route) => route.fulfill({ json }))
  await page.getByRole('button', { name: modelTexts.look }).click()
  await page.getByText('Found Ollama with 4 models').waitFor()
  return page
}

/** A workspace that has connected a model of its own. */
async function connecting(world: World, owner: TestOwner): Promise<Page> {
  const { stage } = world
  const ollama = await startModelServer(ollamaWire, { key: null, models: ['llama3.2:latest', 'qwen3:8b'] })
  stage.onClose(() => ollama.close())
  await makeAgent(owner, ['Kayaks cost 20 euros a day.'])
  const page = await stage.openPage(owner)
  await page.goto('/dashboard/profile/models')
  await page.getByRole('button', { name: modelTexts.add }).click()
  await page.getByLabel(modelTexts.provider).selectOption('ollama')
  await page.getByLabel(modelTexts.address, { exact: true }).fill(ollama.baseUrl)
  await page.getByRole('button', { name: modelTexts.save }).click()
  await page.getByText(modelTexts.chosen('llama3.2:latest')).waitFor()
  await page.getByRole('link', { name: modelTexts.tryIt }).waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

async function asViewer(world: World): Promise<Page> {
  const { stage } = world
  const owner = await stage.newOwner()
  await subscribe(owner, 'standard')
  await connecting(world, owner)
  const agent = await makeAgent(owner)
  const page = await stage.openPage(await makeMember(stage.product, owner, 'viewer'))
  // A link to an agent opens its workspace.
  await page.goto(`/dashboard/agents/${agent.id}`)
  await page.getByRole('banner').getByText("'s workspace").waitFor()
  await page.goto('/dashboard/profile/models')
  await page.getByText(modelTexts.readOnly).waitFor()
  return page
}

/** The settings of an agent about its model. */
async function agentModel({ stage, owner, agent }: World): Promise<Page> {
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#settings`)
  await openSettingsGroup(page, 'Model')
  await page.waitForLoadState('networkidle')
  return page
}

/** The checks of an agent, asked without a model and with one. */
async function comparing({ stage }: World): Promise<Page> {
  const says = 'A kayak costs **20 euros a day**, and the life jacket is included [1].'
  const models = ['llama3.2:latest', 'qwen3:8b']
  const ollama = await startModelServer(ollamaWire, { key: null, models, act: { says } })
  stage.onClose(() => ollama.close())
  const owner = await stage.newOwner()
  const agent = await makeAgent(owner, ['Kayaks cost 20 euros a day. Life jackets are included.'])
  await connectModel(owner, ollama, { provider: 'ollama' })
  const questions = ['How much is a kayak?', 'Who won the world cup in 1998?']
  await owner.call(saveChecks, { params: { id: agent.id }, body: { questions } })
  const page = await stage.openPage(owner)
  await page.goto(`/dashboard/agents/${agent.id}#playground`)
  await page.getByRole('button', { name: bakeOffTexts.open }).click()
  await page.getByRole('radio', { name: bakeOffTexts.checks(2) }).click()
  await page.getByRole('button', { name: bakeOffTexts.add }).click()
  await page.getByRole('button', { name: bakeOffTexts.compare }).click()
  await page
    .getByText(/^2 answered/)
    .last()
    .waitFor()
  await page.waitForLoadState('networkidle')
  return page
}

/** Where models are connected and chosen. */
export const modelScreens: readonly Screen[] = [
  { name: 'models', open: asOperator },
  { name: 'models connected', open: (world) => asOperator(world, connected) },
  {
    name: 'models set by the server',
    open: (world) =>
      asOperator(world, {
        ...connected,
        setByServer: { reply: { provider: 'openai', model: 'gpt-5-mini' }, embedding: null },
      }),
  },
  { name: 'models adding', open: adding },
  { name: 'models adding failed', open: failing },
  { name: 'models found', open: found },
  {
    name: 'workspace models',
    open: async (world) => connecting(world, await world.stage.newOwner()),
  },
  { name: 'workspace models of a viewer', open: asViewer },
  { name: 'agent settings model', open: agentModel },
  { name: 'agent playground comparing', open: comparing, widths: [320, 390, 1280] },
]
