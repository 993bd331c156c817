import { expect, test } from 'vitest'
import { settingsForm } from './agent-form.ts'

const domains = settingsForm.shape.allowedDomains

test('domains are one a line, blank lines are nothing', () => {
  expect(domains.parse('\n Shop.example \n\n*.example.org\n')).toEqual(['shop.example', '*.example.org'])
  expect(domains.parse('')).toEqual([])
})

test('one wrong line is said once', () => {
  const { error } = domains.safeParse('shop.example\nhttps://evil.example/path\nnot a domain')
  expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a domain such as example.com'])
})
