import { newUsername } from '@parleykit/contract/auth/username'
import { expect, test } from 'vitest'
import { usernameOf } from './username-of.ts'

test.each([
  [['maria', 'Maria Lopez'], 'maria'],
  [['maria.lopez@example.com'], 'maria.lopez'],
  [['m', 'Maria  Lopez'], 'Maria Lopez'],
  [['\u200b\u200b\u200b', 'ab', '@', 'z@example.com'], 'user'],
  [[], 'user'],
  [['ｍａｒｉａ'], 'maria'],
  [['admin', 'maria'], 'maria'],
])('%j is called %s', (names, username) => {
  expect(usernameOf(names)).toBe(username)
})

test('a long name is cut where another one can still be told apart from it', () => {
  const username = usernameOf(['👩‍🌾 '.repeat(40), 'a'.repeat(500)])
  expect(newUsername.safeParse(`${username}-1234567`).success).toBe(true)
})
