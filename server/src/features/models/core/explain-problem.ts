import type { ModelFault } from '@parleykit/contract/answering/answer-traces'
import { type ModelProvider, providerProfiles } from '@parleykit/contract/models/model-providers'
import type { ConnectionProblem } from '@parleykit/contract/models/models'
import { distance } from 'fastest-levenshtein'

/** What was seen of a model server that can't be used. */
export interface SeenProblem {
  readonly provider: ModelProvider
  readonly baseUrl: string | null
  readonly reason: ModelFault
  /** The status of the response; null if there was none. */
  readonly status: number | null
  /** Whether the address is in a private network and may not be reached. */
  readonly isPrivate?: boolean
  readonly isInContainer: boolean
  /** The model that was asked; null if the list of models was. */
  readonly model: string | null
  readonly models: readonly string[]
}

export interface ExplainedProblem {
  readonly code: ConnectionProblem
  /** What happened and what to do. */
  readonly message: string
}

/** Hosts by which a machine reaches itself. */
const ownHosts: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]', '0.0.0.0'])

/** What is wrong with a model server, and what to do about it. */
export function explainProblem(seen: SeenProblem): ExplainedProblem {
  const { provider, reason, status, model } = seen
  const { name, keyPage } = providerProfiles[provider]
  if (seen.isPrivate) {
    const message =
      "Addresses in private networks can't be used here. The operator of this server can connect it under Server status → Models."
    return { code: 'private_address', message }
  }
  switch (reason) {
    case 'unreachable':
      return explainSilence(seen)
    case 'no_credit': {
      const message = `Your account at ${name} has no credit left. Add credit there, then try again.`
      return { code: 'no_credit', message }
    }
    case 'unauthorized': {
      const where = keyPage ? ` Copy it again from ${keyPage}.` : ' Check it and try again.'
      return { code: 'wrong_key', message: `${name} doesn't accept this key.${where}` }
    }
    case 'rate_limited': {
      const message = `${name} receives too many requests with this key. Try again in a minute.`
      return { code: 'rate_limited', message }
    }
    case 'server_error': {
      const which = status === null ? '' : ` (HTTP ${status})`
      return { code: 'failed', message: `${name} has a problem of its own${which}. Try again later.` }
    }
    default:
      return model === null ? noModelServer : explainRejection(seen, model)
  }
}

const noModelServer: ExplainedProblem = {
  code: 'no_model_server',
  message: 'No model server answers at this address. It usually ends in /v1, such as http://host:8000/v1.',
}

function explainRejection(seen: SeenProblem, model: string): ExplainedProblem {
  const { reason, status, models } = seen
  const isUnlisted = models.length > 0 && !models.includes(model)
  if (reason === 'no_such_model' || (reason === 'rejected' && isUnlisted))
    return explainMissingModel(seen, model)
  const { name } = providerProfiles[seen.provider]
  const what =
    reason === 'rejected'
      ? `${name} rejected the request for ${model} (HTTP ${status}).`
      : reason === 'empty'
        ? `${model} answered with nothing.`
        : reason === 'slow_to_start'
          ? `${model} took too long to answer. If it had to be loaded first, try again.`
          : `${name} sent something for ${model} that is no answer of a model.`
  return { code: 'failed', message: `${what} Choose another model.` }
}

function explainSilence({ provider, baseUrl, isInContainer }: SeenProblem): ExplainedProblem {
  const url = URL.parse(baseUrl ?? providerProfiles[provider].baseUrl ?? '')
  if (url && isInContainer && ownHosts.has(url.hostname)) {
    url.hostname = 'host.docker.internal'
    url.username = ''
    url.password = ''
    const message = `This server runs in a container, where localhost is the container itself. Use ${url.href.replace(/\/$/, '')} instead.`
    return { code: 'localhost_in_container', message }
  }
  const hint =
    provider === 'ollama'
      ? ' Is Ollama running? Start it with: ollama serve'
      : provider === 'lm-studio'
        ? ' Start the server in LM Studio under Developer.'
        : ''
  return { code: 'unreachable', message: `${url?.host ?? 'The server'} doesn't respond.${hint}` }
}

/** Names that differ in at most half of their letters are offered. */
const likeness = 0.5
const mostOffered = 3

function explainMissingModel({ provider, models }: SeenProblem, model: string): ExplainedProblem {
  const near = models
    .map((name) => ({ name, far: distance(name.toLowerCase(), model.toLowerCase()) }))
    .filter(({ name, far }) => far <= Math.max(name.length, model.length) * likeness)
    .sort((one, other) => one.far - other.far)
    .slice(0, mostOffered)
    .map(({ name }) => name)
  const hint =
    near.length > 0
      ? ` Did you mean ${near.join(', ')}?`
      : provider === 'ollama'
        ? ` Download it with: ollama pull ${model}`
        : ''
  return { code: 'no_such_model', message: `There is no model ${model} here.${hint}` }
}
