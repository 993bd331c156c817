import type { Agent } from '@parleykit/contract/agents/agents'
import * as contract from '@parleykit/contract/answering/curated-answers/curated-answers'
import {
  curatedAnswerMax,
  curatedAnswerPageSize,
  validationTexts,
} from '@parleykit/contract/answering/curated-answers/limits'
import { getUser } from '@parleykit/contract/auth/account'
import { totalCountHeader } from '@parleykit/contract/base/limits'
import { visitorTexts } from '@parleykit/contract/chat/visitor-texts'
import { type ConversationMessage, listMessages } from '@parleykit/contract/conversations/conversations'
import { trainAgent } from '@parleykit/contract/retrieval/training/training'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask } from '../../../../test/ask.ts'
import { createTestApp, type TestApp } from '../../../../test/create-test-app.ts'
import { makeAgent } from '../../../../test/make-agent.ts'
import { makeOwner, type TestOwner } from '../../../../test/make-owner.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const shipping = '# Shipping\n\nParcels leave our warehouse in Rotterdam every weekday at noon.'
const question = 'When do parcels leave the warehouse in Rotterdam?'
const content = 'Parcels leave at 3 pm from Monday to Saturday. Ask us for anything urgent.'

async function answeredQuestion(text = question) {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner, [shipping])
  const { conversationId } = await ask(app.origin, agent.publicId, { message: text })
  const messages = await readMessages(owner, conversationId)
  const [visitors, agents] = messages
  if (!visitors || !agents) throw new Error('No answer')
  return { owner, agent, visitors, original: agents, conversationId }
}

async function readMessages(owner: TestOwner, conversationId: number | null): Promise<ConversationMessage[]> {
  return (await owner.call(listMessages, { params: { id: conversationId ?? 0 } })).body
}

async function answerTo(agent: Agent, message: string): Promise<string> {
  return (await ask(app.origin, agent.publicId, { message, visitorId: 'visitor-other' })).text
}

function listed(owner: TestOwner, agent: Agent) {
  return owner.call(contract.listCuratedAnswers, { params: { id: agent.id } }).then(({ body }) => body)
}

test('an answer is given to other wordings of its question, none of which may have another one', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  const add = (body: { question: string; answer: string; wordings?: string[] }) =>
    owner.call(contract.addCuratedAnswer, { params, body })
  await add({ question: 'Is parking free?', answer: 'On Sundays.' })
  const wordings = ['Do you sell rye pretzels?', 'is parking free', 'have you rye pretzels?']
  const twin = await add({ question: 'have you rye pretzels?', answer: 'Every morning.', wordings })
  expect(twin.status).toBe(409)
  expect(twin.body).toMatchObject({ message: expect.stringContaining('“Is parking free?”') })
  const others = [' Do you sell rye\npretzels? ', 'have you rye pretzels?', 'Do you sell rye pretzels?']
  const added = await add({ question: 'have you rye pretzels?', answer: 'Every morning.', wordings: others })
  expect(added).toMatchObject({
    status: 201,
    body: { question: 'have you rye pretzels?', wordings: ['Do you sell rye pretzels?'], state: 'active' },
  })
  for (const message of ['do you sell rye pretzels', 'Have you rye pretzels?'])
    expect((await ask(app.origin, agent.publicId, { message })).text).toBe('Every morning.')
  const key = { params: { ...params, answerId: added.body.id } }
  const kept = { question: 'Have you rye pretzels?', answer: 'At seven.' }
  const updated = await owner.call(contract.updateCuratedAnswer, { ...key, body: kept })
  expect(updated.body.wordings).toEqual(['Do you sell rye pretzels?'])
  const taken = { ...kept, wordings: ['Is the parking free?'] }
  expect((await owner.call(contract.updateCuratedAnswer, { ...key, body: taken })).status).toBe(409)
  await owner.call(contract.updateCuratedAnswer, { ...key, body: { ...kept, wordings: [] } })
  expect(await answerTo(agent, 'Do you sell rye pretzels?')).not.toBe('At seven.')
})

test('curated answers are found by words of their questions, wordings and answers', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  for (const body of [
    { question: 'Is parking free?', answer: 'On Sundays.', wordings: ['Where do I leave my car?'] },
    { question: 'May dogs come?', answer: 'Yes, 100% of them.' },
  ])
    await owner.call(contract.addCuratedAnswer, { params, body })
  const found = async (search: string) => {
    const { body, headers } = await owner.call(contract.listCuratedAnswers, { params, query: { search } })
    expect(headers.get(totalCountHeader)).toBe(String(body.length))
    return body.map((each) => each.question)
  }
  expect(await found('PARKING')).toEqual(['Is parking free?'])
  expect(await found('my car')).toEqual(['Is parking free?'])
  expect(await found('100% of')).toEqual(['May dogs come?'])
  expect(await found('10%')).toEqual([])
  expect(await found(' ')).toHaveLength(2)
})

test('curated answers are listed by pages', async () => {
  const owner = await makeOwner(app.origin)
  const agent = await makeAgent(owner)
  const params = { id: agent.id }
  for (let number = 1; number <= curatedAnswerPageSize + 1; number++)
    await owner.call(contract.addCuratedAnswer, {
      params,
      body: { question: `What costs number ${number}?`, answer: `It costs ${number} euros.` },
    })
  const read = async (query?: { page: number }) => {
    const { body, headers } = await owner.call(contract.listCuratedAnswers, {
      params,
      ...(query && { query }),
    })
    return { total: headers.get(totalCountHeader), answers: body.map(({ answer }) => answer) }
  }
  const first = await read()
  expect(first.total).toBe(String(curatedAnswerPageSize + 1))
  expect(first.answers).toHaveLength(curatedAnswerPageSize)
  expect(first.answers[0]).toBe(`It costs ${curatedAnswerPageSize + 1} euros.`)
  expect((await read({ page: 2 })).answers).toEqual(['It costs 1 euros.'])
  expect((await read({ page: 3 })).answers).toEqual([])
  for (const page of [0, -1, 1.5]) {
    const refused = await owner.call(contract.listCuratedAnswers, { params, query: { page } })
    expect([page, refused.status]).toEqual([page, 400])
  }
})

describe('a correction', () => {
  test('answers the same and a very similar question at once, and undoing it brings the first answer back', async () => {
    const { owner, agent, original, conversationId } = await answeredQuestion()
    const params = { id: original.id }
    const corrected = await owner.call(contract.correctMessage, { params, body: { content } })
    expect(corrected.body).toMatchObject({
      content,
      status: 'corrected',
      originalContent: original.content,
      sources: [],
    })
    expect((await readMessages(owner, conversationId))[1]).toEqual(corrected.body)

    const answer = await ask(app.origin, agent.publicId, {
      message: 'when do the parcels leave your Rotterdam warehouse',
    })
    expect(answer.text).toBe(content)
    expect(answer.events.at(-1)?.sources).toEqual([
      {
        title: visitorTexts('en').teamAnswer,
        url: null,
        quote: 'Parcels leave at 3 pm from Monday to Saturday.',
      },
    ])
    expect((await owner.call(getUser)).body.chatCreditsUsed).toBe(2)
    expect(await answerTo(agent, 'Why do parcels leave the warehouse in Rotterdam?')).not.toBe(content)

    const undone = await owner.call(contract.undoCorrection, { params })
    expect(undone.body).toEqual(original)
    expect(await answerTo(agent, question)).toBe(original.content)
    expect(await listed(owner, agent)).toEqual([])
  })

  test('answers the other wordings that the owner gives, and undoing it forgets them', async () => {
    const { owner, agent, original } = await answeredQuestion()
    const params = { id: original.id }
    const wording = 'What is the last pickup of the courier?'
    const body = { content, wordings: [wording, ` ${wording} `, question] }
    await owner.call(contract.correctMessage, { params, body })
    expect(await answerTo(agent, wording)).toBe(content)
    expect(await listed(owner, agent)).toMatchObject([{ question, wordings: [wording] }])

    const again = { content: 'At four.', wordings: [wording] }
    await owner.call(contract.correctMessage, { params, body: again })
    expect(await answerTo(agent, wording)).toBe('At four.')
    expect(await listed(owner, agent)).toMatchObject([{ question, wordings: [wording] }])
    await owner.call(contract.undoCorrection, { params })
    expect(await listed(owner, agent)).toEqual([])
    const blank = { content, wordings: [' '] }
    expect((await owner.call(contract.correctMessage, { params, body: blank })).status).toBe(400)
  })

  test('can be made again: the text is replaced, and the original stays the first one', async () => {
    const { owner, agent, original } = await answeredQuestion()
    const params = { id: original.id }
    await owner.call(contract.correctMessage, { params, body: { content: 'At two.' } })
    const again = await owner.call(contract.correctMessage, { params, body: { content: 'At four.' } })
    expect(again.body).toMatchObject({ content: 'At four.', originalContent: original.content })
    expect(await listed(owner, agent)).toHaveLength(1)
    expect(await answerTo(agent, question)).toBe('At four.')
  })

  test('of an answer to a follow-up holds for what it followed, not for every follow-up', async () => {
    const { owner, agent, conversationId } = await answeredQuestion('Do you deliver tickets to Berlin?')
    await ask(app.origin, agent.publicId, { message: 'And how much is it?', conversationId })
    const reply = (await readMessages(owner, conversationId))[3]
    const asked = await owner.call(contract.getAnsweredQuestion, { params: { id: reply?.id ?? 0 } })
    expect(asked.body.question).toMatch(/Berlin.* And how much is it\?$/)
    await owner.call(contract.correctMessage, {
      params: { id: reply?.id ?? 0 },
      body: { content: '4 euros.' },
    })
    const elsewhere = await ask(app.origin, agent.publicId, { message: 'Can I park at the pool?' })
    const followUp = { message: 'And how much is it?' }
    const other = { ...followUp, conversationId: elsewhere.conversationId }
    expect((await ask(app.origin, agent.publicId, other)).text).not.toBe('4 euros.')
    const begun = await ask(app.origin, agent.publicId, { message: 'Do you deliver tickets to Berlin?' })
    const same = { ...followUp, conversationId: begun.conversationId }
    expect((await ask(app.origin, agent.publicId, same)).text).toBe('4 euros.')
  })

  test('is refused when it is blank, too long, or of what the visitor said', async () => {
    const { owner, visitors, original } = await answeredQuestion()
    const correct = (id: number, text: string) =>
      owner.call(contract.correctMessage, { params: { id }, body: { content: text } })
    expect(await correct(original.id, ' \n')).toMatchObject({
      status: 400,
      body: { message: validationTexts.answerRequired },
    })
    expect((await correct(original.id, 'x'.repeat(curatedAnswerMax + 1))).status).toBe(400)
    expect((await correct(visitors.id, content)).status).toBe(400)
    expect((await correct(original.id, 'a\u0000b')).status).toBe(400)
  })
})

describe('a curated answer', () => {
  test('written by hand answers an agent that was never trained', async () => {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner)
    const params = { id: agent.id }
    const body = { question: 'Hast du einen Parkplatz?', answer: 'Ja, hinter dem Haus.' }
    const added = await owner.call(contract.addCuratedAnswer, { params, body })
    expect(added).toMatchObject({ status: 201, body: { ...body, messageId: null, check: 'waiting' } })
    const answer = await ask(app.origin, agent.publicId, { message: 'hast du einen parkplatz' })
    expect(answer.text).toBe(body.answer)
    expect(answer.events.at(-1)?.sources?.[0]?.title).toBe('Antwort vom Team')
    expect((await owner.call(contract.addCuratedAnswer, { params, body })).status).toBe(409)
    const empty = { question: ' ', answer: 'x' }
    expect((await owner.call(contract.addCuratedAnswer, { params, body: empty })).status).toBe(400)
  })

  test('changes its message when it is edited, and restores it when it is deleted', async () => {
    const { owner, agent, original, conversationId } = await answeredQuestion()
    await owner.call(contract.correctMessage, { params: { id: original.id }, body: { content } })
    const [curated] = await listed(owner, agent)
    expect(curated).toMatchObject({ question, answer: content, messageId: original.id, conversationId })
    const params = { id: agent.id, answerId: curated?.id ?? 0 }
    const body = { question: 'When is dispatch?', answer: 'At six.' }
    await owner.call(contract.updateCuratedAnswer, { params, body })
    expect((await readMessages(owner, conversationId))[1]).toMatchObject({
      content: 'At six.',
      originalContent: original.content,
    })
    expect(await answerTo(agent, 'when is the dispatch')).toBe('At six.')
    await owner.call(contract.deleteCuratedAnswer, { params })
    expect((await readMessages(owner, conversationId))[1]).toEqual(original)
    expect((await owner.call(contract.deleteCuratedAnswer, { params })).status).toBe(404)
  })
})

describe('a question has one answer', () => {
  const first = { question: 'Who won the world cup?', answer: 'Spain.' }

  test('so that a second one to the same in other words is refused, naming it', async () => {
    const owner = await makeOwner(app.origin)
    const agent = await makeAgent(owner)
    const params = { id: agent.id }
    const add = (question: string) =>
      owner.call(contract.addCuratedAnswer, { params, body: { question, answer: 'Italy.' } })
    const added = await owner.call(contract.addCuratedAnswer, { params, body: first })
    expect(await add('Please tell me who won the World Cup')).toMatchObject({
      status: 409,
      body: { code: 'already_exists', message: expect.stringContaining(first.question) },
    })
    const other = await add('Who lost the world cup?')
    expect(other.status).toBe(201)
    const update = (answerId: number, question: string) =>
      owner.call(contract.updateCuratedAnswer, {
        params: { ...params, answerId },
        body: { question, answer: 'France.' },
      })
    expect((await update(other.body.id, 'who won the World Cup')).status).toBe(409)
    expect((await update(added.body.id, 'who won the World Cup')).body.answer).toBe('France.')
    expect(await listed(owner, agent)).toHaveLength(2)
  })

  test('which the correction of another message that asks the same replaces', async () => {
    const { owner, agent, original, conversationId } = await answeredQuestion()
    await owner.call(contract.correctMessage, { params: { id: original.id }, body: { content } })
    const again = await ask(app.origin, agent.publicId, { message: `Hello! ${question}` })
    const reply = (await readMessages(owner, again.conversationId))[1]
    const params = { id: reply?.id ?? 0 }
    await owner.call(contract.correctMessage, { params, body: { content: 'At five.' } })
    expect(await listed(owner, agent)).toMatchObject([{ question, answer: 'At five.' }])
    expect((await readMessages(owner, conversationId))[1]?.content).toBe('At five.')
    expect((await owner.call(contract.undoCorrection, { params })).body.content).toBe(content)
    expect(await answerTo(agent, question)).toBe('At five.')
  })
})

test('every training checks the curated answers, and says what it finds', async () => {
  const { owner, agent, original } = await answeredQuestion()
  const params = { id: agent.id }
  await owner.call(contract.correctMessage, { params: { id: original.id }, body: { content } })
  const twin = 'When do parcels leave the warehouze in Rotterdam?'
  await owner.call(contract.addCuratedAnswer, { params, body: { question: twin, answer: 'At one.' } })
  const known = 'Parcels leave our warehouse in Rotterdam every weekday at noon.'
  const needless = { question: 'When do parcels leave Rotterdam?', answer: known }
  await owner.call(contract.addCuratedAnswer, { params, body: needless })
  await owner.call(trainAgent, { params })
  const checks = Object.fromEntries((await listed(owner, agent)).map((each) => [each.answer, each]))
  expect(checks[content]).toMatchObject({ check: 'passed', checkFailure: null })
  expect(checks['At one.']).toMatchObject({ check: 'passed' })
  expect(checks[known]?.checkNote).toContain('you may not need it anymore')

  const [newest] = await listed(owner, agent)
  const client = new pg.Client({ connectionString: app.databaseUrl })
  await client.connect()
  await client.query('update curated_answers set question = $1 where id = $2', [question, newest?.id])
  await client.query('update agents set curated_revision = curated_revision + 1 where id = $1', [agent.id])
  await client.end()
  await owner.call(trainAgent, { params })
  const failed = (await listed(owner, agent)).find(({ answer }) => answer === content)
  expect(failed).toMatchObject({ check: 'failed', checkFailure: expect.stringContaining(question) })
})

test('nothing of another owner can be corrected, listed, added to, changed or undone', async () => {
  const { owner, agent, original } = await answeredQuestion()
  await owner.call(contract.correctMessage, { params: { id: original.id }, body: { content } })
  const [curated] = await listed(owner, agent)
  const stranger = await makeOwner(app.origin)
  const params = { id: agent.id }
  const ofAnswer = { ...params, answerId: curated?.id ?? 0 }
  const body = { question: 'Really?', answer: 'No.' }
  const answers = await Promise.all([
    stranger.call(contract.correctMessage, { params: { id: original.id }, body: { content: 'Mine' } }),
    stranger.call(contract.undoCorrection, { params: { id: original.id } }),
    stranger.call(contract.getAnsweredQuestion, { params: { id: original.id } }),
    stranger.call(contract.listCuratedAnswers, { params }),
    stranger.call(contract.addCuratedAnswer, { params, body }),
    stranger.call(contract.updateCuratedAnswer, { params: ofAnswer, body }),
    stranger.call(contract.deleteCuratedAnswer, { params: ofAnswer }),
  ])
  expect(answers.map(({ status }) => status)).toEqual(Array(7).fill(404))
  expect(await listed(owner, agent)).toEqual([curated])
})
