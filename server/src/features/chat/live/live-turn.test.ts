import { expect, test } from 'vitest'
import { LiveTurn } from './live-turn.ts'

async function readAll(turn: LiveTurn): Promise<string> {
  let text = ''
  for await (const event of turn.follow()) text += event.delta ?? ''
  return text
}

test('every follower gets every event, early or late', async () => {
  const turn = new LiveTurn()
  const early = readAll(turn)
  turn.push({ delta: 'one ' })
  await Promise.resolve()
  turn.push({ delta: 'two ' }, { delta: 'three' })
  const middle = readAll(turn)
  turn.end()
  expect(await Promise.all([early, middle, readAll(turn)])).toEqual(Array(3).fill('one two three'))
})

test('the writer sees a stop', () => {
  const turn = new LiveTurn()
  expect(turn.stopSignal.aborted).toBe(false)
  turn.stop()
  expect(turn.stopSignal.aborted).toBe(true)
})
