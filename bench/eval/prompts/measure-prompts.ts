import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Agent } from '@parleykit/contract/agents/agents'
import { estimateTokens } from '@parleykit/engine/text/estimate-tokens'
import { type JsonClient, signIn } from '../../../e2e/support/json-client.ts'
import { endServer, runServer } from '../../../e2e/support/run-server.ts'
import { quantile } from '../measure-articles.ts'
import { type AskedAgent, type AskedTurn, readAskedAgents } from './asked-agents.ts'
import { type KeptFigures, measureKept } from './measure-kept.ts'
import { knowledgeOf, putQuestion } from './put-question.ts'
import { type RecordedPrompt, type RecordingModel, startRecordingModel } from './recording-model.ts'
import { sharedStart } from './shared-start.ts'

/** What became of one question. */
interface Outcome {
  readonly agent: AskedAgent
  readonly turn: AskedTurn
  /** Null where the model wasn't asked. */
  readonly prompt: RecordedPrompt | null
  readonly holdsAnswer: boolean
  /** Requests beside the one for the answer. */
  readonly rewritings: number
  readonly isRefused: boolean
  /** Share of the prompt's characters, from its beginning, that equal those of the conversation's prompt before. */
  readonly sameAsBefore: number | null
}

export interface PromptFigures {
  readonly sets: readonly GroupFigures[]
  readonly languages: readonly GroupFigures[]
  readonly tokens: { readonly p50: number; readonly p95: number }
  /** Mean over the questions that follow another one of their conversation. */
  readonly sameAsBefore: number
  /** The same over two visitors' six questions each, of the agents that have so many; null where none has. */
  readonly kept: KeptFigures | null
  readonly rewritings: number
  /** Questions whose prompt lacked the answer. */
  readonly failures: readonly string[]
}

export interface GroupFigures {
  readonly name: string
  readonly known: number
  /** Of the known questions: the model reads the answer; it is asked without it. */
  readonly held: number
  readonly asked: number
  readonly followUps: number
  readonly followUpsHeld: number
  readonly offTopic: number
  readonly offTopicAsked: number
  readonly nearTopic: number
  readonly nearTopicAsked: number
  /** Of the off-topic and near-topic questions. */
  readonly unknownRefused: number
}

/** With a model that writes what nothing supports and with one that always declines; reading all, and passages only. */
export async function measureAllPrompts(): Promise<Record<string, PromptFigures>> {
  return {
    'whole knowledge': await measurePrompts({}, 'Fine [1].'),
    'whole knowledge, always declined': await measurePrompts({}, null),
    'passages only': await measurePrompts({ LLM_CONTEXT_TOKENS: '0' }, 'Fine [1].'),
  }
}

/**
 * Puts every conversation to the running product with a model that keeps its prompts: whether they hold what answers the
 * question. `says` is the model's every answer; null for one that always declines.
 */
async function measurePrompts(
  environment: Record<string, string>,
  says: string | null,
  agents: readonly AskedAgent[] = readAskedAgents(),
): Promise<PromptFigures> {
  const dataDir = await mkdtemp(join(tmpdir(), 'parleykit-prompts-'))
  const model = await startRecordingModel(says)
  const server = await runServer(dataDir, {
    LLM_BASE_URL: model.baseUrl,
    LLM_MODEL: 'recording',
    ...environment,
  })
  try {
    const outcomes: Outcome[] = []
    const kept: KeptFigures[] = []
    for (const [at, asked] of agents.entries()) {
      // Each has a plan's tokens of its own.
      const owner = await signIn(server.origin, `bench-owner-${at}`, true)
      const agent = await makeAgent(owner, asked)
      outcomes.push(...(await converseWith(owner, model, asked, agent)))
      const figures = await measureKept(owner, model, agent, knownQuestions(asked))
      if (figures) kept.push(figures)
    }
    return toFigures(outcomes, kept)
  } finally {
    await endServer(server, 'SIGTERM')
    await model.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}

async function makeAgent(owner: JsonClient, asked: AskedAgent): Promise<Agent> {
  const agent = await owner.send<Agent>('POST', '/api/agents', { name: asked.name.slice(0, 50) })
  for (const { title, text } of asked.entries) {
    const named = title === '' ? {} : { fileName: title }
    await owner.send('POST', `/api/agents/${agent.id}/knowledge`, { content: text, ...named })
  }
  await owner.send('POST', `/api/agents/${agent.id}/train`)
  return agent
}

function knownQuestions({ conversations }: AskedAgent): string[] {
  return conversations.flat().flatMap(({ kind, question }) => (kind === 'known' ? [question] : []))
}

async function converseWith(
  owner: JsonClient,
  model: RecordingModel,
  asked: AskedAgent,
  agent: Agent,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const turns of asked.conversations) {
    let conversationId: number | null = null
    let before: RecordedPrompt | null = null
    for (const turn of turns) {
      model.take()
      const events = await putQuestion(owner, agent, turn.question, conversationId)
      conversationId = events[0]?.conversationId ?? conversationId
      const requests = model.take()
      const prompt = requests.find(({ isAnswering }) => isAnswering) ?? null
      outcomes.push({
        agent: asked,
        turn,
        prompt,
        holdsAnswer: prompt !== null && turn.isAnsweredBy(knowledgeOf(prompt)),
        rewritings: requests.filter(({ isAnswering }) => !isAnswering).length,
        isRefused: events.some((event) => event.function_call),
        sameAsBefore: before && prompt && sharedStart(before.text, prompt.text),
      })
      before = prompt ?? before
    }
  }
  return outcomes
}

function toFigures(outcomes: readonly Outcome[], kept: readonly KeptFigures[]): PromptFigures {
  const bySet = Map.groupBy(outcomes, ({ agent }) => agent.set)
  const byLanguage = Map.groupBy(outcomes, ({ agent }) => agent.language)
  const tokens = outcomes.flatMap(({ prompt }) => (prompt ? [estimateTokens(prompt.text)] : []))
  const same = outcomes.flatMap(({ sameAsBefore }) => (sameAsBefore === null ? [] : [sameAsBefore]))
  const missed = outcomes.filter(({ turn, holdsAnswer }) => turn.kind === 'known' && !holdsAnswer)
  return {
    sets: [
      ...[...bySet].map(([name, own]) => toGroup(name, own)),
      ...(bySet.size > 1 ? [toGroup('all', outcomes)] : []),
    ],
    languages: [...byLanguage].map(([name, own]) => toGroup(name, own)),
    tokens: { p50: quantile(tokens, 0.5), p95: quantile(tokens, 0.95) },
    sameAsBefore: same.reduce((sum, share) => sum + share, 0) / Math.max(1, same.length),
    kept: meanKept(kept),
    rewritings: outcomes.reduce((sum, outcome) => sum + outcome.rewritings, 0),
    failures: missed.map(
      ({ agent, turn, prompt }) =>
        `${agent.name}: ${turn.question} (${prompt ? 'asked without the answer' : 'not asked'})`,
    ),
  }
}

function meanKept(kept: readonly KeptFigures[]): KeptFigures | null {
  if (kept.length === 0) return null
  const mean = (shareOf: (figures: KeptFigures) => number) =>
    kept.reduce((sum, figures) => sum + shareOf(figures), 0) / kept.length
  return {
    agents: kept.length,
    withinSixTurns: mean((figures) => figures.withinSixTurns),
    inTheSixth: mean((figures) => figures.inTheSixth),
    betweenVisitors: mean((figures) => figures.betweenVisitors),
  }
}

function toGroup(name: string, outcomes: readonly Outcome[]): GroupFigures {
  const ofKind = (kind: AskedTurn['kind']) => outcomes.filter(({ turn }) => turn.kind === kind)
  const known = ofKind('known')
  const followUps = known.filter(({ turn }) => turn.isFollowUp)
  const offTopic = ofKind('off-topic')
  const nearTopic = ofKind('near-topic')
  const asked = (group: readonly Outcome[]) => group.filter(({ prompt }) => prompt !== null).length
  const held = (group: readonly Outcome[]) => group.filter(({ holdsAnswer }) => holdsAnswer).length
  return {
    name,
    known: known.length,
    held: held(known),
    asked: asked(known),
    followUps: followUps.length,
    followUpsHeld: held(followUps),
    offTopic: offTopic.length,
    offTopicAsked: asked(offTopic),
    nearTopic: nearTopic.length,
    nearTopicAsked: asked(nearTopic),
    unknownRefused: [...offTopic, ...nearTopic].filter(({ isRefused }) => isRefused).length,
  }
}
