import { expect, test } from 'vitest'
import { offerTexts } from './handover-texts.ts'

test('who takes agents over reads what becomes of the websites of those that their plan has no place for', () => {
  const said = (paused: readonly string[]) => offerTexts.forTaker(['Ann', 'Ben'], paused, 'Cy').join('\n')
  expect(said([])).toContain('Websites that show them go on working.')
  expect(said(['Ben'])).toContain('paused until it has: Ben.')
  expect(said(['Ben'])).toContain('The others go on working there.')
  expect(said(['Ann', 'Ben'])).toContain('Websites that show them have no chat until then.')
  expect(said(['Ann', 'Ben'])).not.toContain('go on working')
  expect(offerTexts.forGiver('Cy').join('\n')).toContain("An agent that Cy's plan has no place for is paused")
  expect([offerTexts.confirmPaused([]), offerTexts.confirmPaused(['Ben'])]).toEqual([
    '',
    'Your plan has no place for these, so they are paused until it has: Ben.',
  ])
})
