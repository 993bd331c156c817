import { validationTexts } from '@parleykit/contract/agents/texts'
import { expect, test } from 'vitest'
import { settingsForm } from './agent-form.ts'

const domains = settingsForm.shape.allowedDomains

test('domains are one a line, blank lines are nothing', () => {
  expect(domains.parse('\n Shop.example \n\n*.example.org\n')).toEqual(['shop.example', '*.example.org'])
  expect(domains.parse('https://www.shop.example/path\nwww.shop.example\nmünchen.de')).toEqual([
    'www.shop.example',
    'xn--mnchen-3ya.de',
  ])
  expect(domains.parse('')).toEqual([])
})

test('one wrong line is said once', () => {
  const { error } = domains.safeParse('shop.example\nftp://evil.example\nnot a domain')
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a domain such as example.com'])
})

test('a limit is a whole number, and nothing is no limit', () => {
  const limit = settingsForm.shape.dailyReplies
  expect(limit.parse(' ')).toBe(null)
  expect(limit.parse(' 5,000 ')).toBe(5000)
  for (const wrong of ['0', '-1', '2.5', 'many', '1000001', 'Infinity']) {
    expect(limit.safeParse(wrong).error?.issues.map(({ message }) => message)).toEqual([
      validationTexts.dailyRepliesInvalid,
    ])
  }
})

test('days are a whole number in its bounds, and nothing is never', () => {
  const days = settingsForm.shape.retentionDays
  expect([days.parse(''), days.parse(' 30 ')]).toEqual([null, 30])
  for (const wrong of ['0', '-1', '1.5', 'soon', '3651']) {
    expect(days.safeParse(wrong).error?.issues[0]?.message).toBe(validationTexts.retentionInvalid)
  }
})
