import { expect, test } from 'vitest'
import { isGuessablePassword } from './guessable-password.ts'

test('common passwords, their variations and patterns are guessable', () => {
  for (const password of ['123456', 'password', 'Password1!', 'P@ssw0rd', 'qwertz', 'aaaaaa', 'iloveyou2024'])
    expect([password, isGuessablePassword(password)]).toEqual([password, true])
})

test('several words and random characters are not', () => {
  for (const password of ['correct horse', 'battery staple', 'gL7#vQ2x9', 'Grüße aus dem Hafen'])
    expect([password, isGuessablePassword(password)]).toEqual([password, false])
})
