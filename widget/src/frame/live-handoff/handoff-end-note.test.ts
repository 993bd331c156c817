import type { Answerer } from '@parleykit/contract/chat/answerer'
import { liveHandoffTexts } from '@parleykit/contract/support/live-handoff/live-handoff-texts'
import { expect, test } from 'vitest'
import { handoffEndNote } from './handoff-end-note.ts'

const agent: Answerer = { state: 'agent', name: null }
const calledOff: Answerer = { ...agent, calledOff: true }
const asked: Answerer = { state: 'asked', name: null }
const person: Answerer = { state: 'person', name: 'Ada' }
const nobodyCame = liveHandoffTexts.nobodyCame('Guide')

/** The note after all answerers that a tab has heard of, from its stream or a response. */
function noteAfter(...heard: readonly Answerer[]): string {
  return heard.reduce((said, now, at) => handoffEndNote(heard[at - 1] ?? agent, now, said, 'Guide'), '')
}

test('it says who has left, or that nobody came, until a person is asked for or joins again', () => {
  expect(noteAfter(agent)).toBe('')
  expect(noteAfter(person, agent, agent)).toBe(liveHandoffTexts.hasLeft('Ada', 'Guide'))
  expect(noteAfter(asked, agent, agent)).toBe(nobodyCame)
  expect(noteAfter(asked, agent, asked)).toBe('')
  expect(noteAfter(asked, agent, person)).toBe('')
})

test('who has called a person off hears nothing of it in any tab, whichever of stream and response comes first', () => {
  expect(noteAfter(asked, calledOff)).toBe('')
  expect(noteAfter(asked, calledOff, calledOff)).toBe('')
  // What the stream had read before it comes late.
  expect(noteAfter(asked, calledOff, asked, calledOff)).toBe('')
  // The time was over in the same instant.
  expect(noteAfter(asked, agent, calledOff)).toBe('')
})

test('a request after one that was called off ends in its own way', () => {
  expect(noteAfter(asked, calledOff, asked, agent)).toBe(nobodyCame)
})
