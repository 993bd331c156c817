import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { formatRecoveryCode, parseCode, recoveryCodeBytes } from './recovery-code.ts'

test('a recovery code is four groups of four, read however it is typed', () => {
  const code = formatRecoveryCode(randomBytes(recoveryCodeBytes))
  expect(code).toMatch(/^([a-hj-km-np-z2-9]{4}-){3}[a-hj-km-np-z2-9]{4}$/)
  expect(parseCode(` ${code.toUpperCase().replaceAll('-', ' ')} `)).toBe(code.replaceAll('-', ''))
  expect(parseCode('123 456')).toBe('123456')
})

test('bytes beyond the last whole alphabet make no letter', () => {
  expect(() => formatRecoveryCode(new Uint8Array(recoveryCodeBytes).fill(255))).toThrow('random')
  expect(formatRecoveryCode(new Uint8Array(recoveryCodeBytes))).toBe('aaaa-aaaa-aaaa-aaaa')
})
