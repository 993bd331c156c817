import { createAction } from '@parleykit/contract/actions/action-routes'
import type { ActionBody } from '@parleykit/contract/actions/actions'
import { addCuratedAnswer } from '@parleykit/contract/answering/curated-answers/curated-answers'
import { workspaceHeader } from '@parleykit/contract/base/request-headers'
import { mayAct, type Role } from '@parleykit/contract/base/roles'
import { addKnowledgeText } from '@parleykit/contract/knowledge/knowledge'
import { removeMember } from '@parleykit/contract/workspaces/workspaces'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../create-test-app.ts'
import { makeMember } from '../make-member.ts'
import { makeOwner, type TestOwner } from '../make-owner.ts'
import { plantMcpServer } from '../mcp/plant-mcp-server.ts'
import { callNamed, type NamedAnswer, readAll } from '../second-owner/call-named.ts'
import { type NamedRoute, sessionRoutes } from '../second-owner/fill-route.ts'
import { type FirstOwner, makeFirstOwner } from '../second-owner/first-owner.ts'
import { setTier } from '../set-tier.ts'
import { plantSource } from '../sources/plant-source.ts'

let app: TestApp
let first: FirstOwner
let people: Record<'editor' | 'viewer' | 'paused' | 'removed' | 'stranger', TestOwner>

beforeAll(async () => {
  app = await createTestApp()
  first = await makeFirstOwner(app)
  const { owner } = first
  const join = (role: 'editor' | 'viewer') => makeMember(app.origin, owner, role)
  const removed = await join('editor')
  await owner.call(removeMember, { params: { userId: removed.user.id } })
  const [editor, viewer] = [await join('editor'), await join('viewer')]
  // With the one that the first owner has: as many as the smaller plan holds.
  await join('viewer')
  const paused = await join('editor')
  await setTier(app.databaseUrl, owner, 'standard')
  people = { editor, viewer, paused, removed, stranger: await makeOwner(app.origin) }
})

afterAll(() => app.close())

const routes = sessionRoutes.filter(({ route }) => route.access === 'owner')
const leastOf = ({ route }: NamedRoute) => route.role ?? 'owner'
/** Whether its path says by itself whose workspace it is about. */
const namesThing = ({ route }: NamedRoute) =>
  /^\/api\/(agents|bots|conversations|messages)\/:id/.test(route.path)

/** The two ways to say which workspace is meant; of a thing in a path it is known. */
const ways = (named: NamedRoute) => (namesThing(named) ? ['by its path', 'by the header'] : ['by the header'])

async function call(named: NamedRoute, person: TestOwner, way: string, ids = first.ids) {
  const workspace = String(first.owner.user.id)
  const isStream = named.route.stream !== undefined
  return callNamed(app.origin, named, {
    ids,
    headers: {
      cookie: person.cookie,
      ...(way === 'by the header' && !isStream && { [workspaceHeader]: workspace }),
    },
    ...(way === 'by the header' && isStream && { query: `?workspace=${workspace}` }),
  })
}

const codeOf = ({ text }: NamedAnswer): unknown => (text.startsWith('{') ? JSON.parse(text).code : undefined)

const roleOf = { editor: 'editor', viewer: 'viewer' } as const satisfies Record<string, Role>

/** What a cell of the matrix has to be: a status with its code, or the answer of the route itself. */
function refusalOf(person: keyof typeof people, named: NamedRoute): [number, string] | null {
  if (person === 'removed' || person === 'stranger') return [404, 'not_found']
  if (person === 'paused') return [403, 'member_paused']
  return mayAct(roleOf[person], leastOf(named)) ? null : [403, 'role_too_small']
}

test('there are routes of each role', () => {
  expect(new Set(routes.map(leastOf))).toEqual(new Set(['viewer', 'editor', 'owner']))
})

test.each(['viewer', 'editor', 'paused', 'removed', 'stranger'] as const)(
  'a %s is refused whatever is not theirs to do, and nothing changes',
  async (person) => {
    const before = await readAll(app.origin, first.owner, first.ids)
    for (const named of routes) {
      const refusal = refusalOf(person, named)
      if (!refusal) continue
      for (const way of ways(named)) {
        const answer = await call(named, people[person], way)
        expect([answer.status, codeOf(answer)], `${named.name} ${way}`).toEqual(refusal)
      }
    }
    expect(await readAll(app.origin, first.owner, first.ids)).toEqual(before)
  },
)

/** What reads comes first, and what is gone afterwards last. */
function place({ name, route }: NamedRoute): number {
  if (name === 'deleteAgent') return 4
  if (name === 'deleteConversation') return 3
  return ['GET', 'POST', 'PUT'].includes(route.method) ? Number(route.method !== 'GET') : 2
}

/** Things of the first owner's own for a call that uses one up, so that another role finds one as well. */
async function freshIds(name: string) {
  const params = { id: Number(first.ids['agents/:id']) }
  const text = { content: `A line of ${crypto.randomUUID()}.` }
  const entry = await first.owner.call(addKnowledgeText, { params, body: text })
  const curated = { question: `Which line is ${crypto.randomUUID()}?`, answer: 'This one.' }
  const answer = await first.owner.call(addCuratedAnswer, { params, body: curated })
  return {
    ...first.ids,
    'knowledge/:entryId': entry.body.id,
    'curated-answers/:answerId': answer.body.id,
    ...(name === 'deleteAction' && { 'actions/:actionId': await freshAction(params) }),
    'sources/:sourceId': await plantSource(app.databaseUrl, params.id, 'Prices'),
    'mcp-servers/:serverId': await plantMcpServer(app.databaseUrl, params.id, 'Shop'),
  }
}

async function freshAction(params: { readonly id: number }): Promise<number> {
  const body: ActionBody = {
    ...{ kind: 'form', form: { mails: false }, name: 'A form', purpose: '', phrases: ['Fill a form in'] },
    ...{ inputs: [], audience: 'anyone', asksFirst: false, doneText: '', isOn: false },
  }
  return (await first.owner.call(createAction, { params, body })).body.id
}

/** Ahead of any request to it: nothing leaves this machine. */
const unreachable = { url: 'http://127.0.0.1/' }

test.each(['viewer', 'editor', 'owner'] as const)(
  'a %s does everything that is theirs to do',
  async (role) => {
    const person = role === 'owner' ? first.owner : people[role]
    const allowed = routes
      .filter((named) => mayAct(role, leastOf(named)))
      .toSorted((one, other) => place(one) - place(other))
    for (const named of allowed) {
      const ids = named.route.method === 'DELETE' ? await freshIds(named.name) : first.ids
      const isVisit = ['mapWebsite', 'readWebsiteProfile'].includes(named.name)
      const answer = await call(
        isVisit ? { ...named, body: unreachable } : named,
        person,
        ways(named)[0] ?? '',
        ids,
      )
      const said = `${named.name}: ${answer.status} ${answer.text.slice(0, 200)}`
      expect(answer.status, said).not.toBe(401)
      expect(answer.status, said).toBeLessThan(500)
      expect(['role_too_small', 'member_paused'], said).not.toContain(codeOf(answer))
      if (namesThing(named)) expect(answer.text, said).not.toMatch(/"(Agent|Conversation|Message) not found"/)
      if (named.route.method === 'GET') expect(answer.status, said).toBe(200)
    }
  },
)
