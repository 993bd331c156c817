import { expect, test } from 'vitest'
import { transferTexts } from './transfer-texts.ts'

test('who takes agents over reads what becomes of the websites of those that their plan has no place for', () => {
  const said = (paused: readonly string[]) => transferTexts.forTaker(['Ann', 'Ben'], paused, 'Cy').join('\n')
  expect(said([])).toContain('They keep working on websites.')
  expect(said(['Ben'])).toContain('paused until you upgrade: Ben.')
  expect(said(['Ben'])).toContain('The others keep working.')
  expect(said(['Ann', 'Ben'])).toContain("Until then, they won't show on websites.")
  expect(said(['Ann', 'Ben'])).not.toContain('keep working')
  expect(transferTexts.forGiver('Cy').join('\n')).toContain("Agents that exceed Cy's plan are paused")
  expect([transferTexts.confirmPaused([]), transferTexts.confirmPaused(['Ben'])]).toEqual([
    '',
    'These agents exceed your plan and will be paused until you upgrade: Ben.',
  ])
})
