import { expect, test } from 'vitest'
import { ApiError, withDetail } from './api-error.ts'

const refusal = JSON.stringify({
  message: 'The PDF is encrypted.',
  error: 'The PDF is encrypted.',
  code: 'unreadable_file',
})

test('the message is the status and the body text', () => {
  const error = new ApiError(401, 'Unauthorized', 'Incorrect username or password.')
  expect(error.message).toBe('401: Incorrect username or password.')
  expect(error.detail).toBe('Incorrect username or password.')
})

test('an empty body is replaced by the status text', () => {
  expect(new ApiError(502, 'Bad Gateway', '').message).toBe('502: Bad Gateway')
  expect(new ApiError(502, 'Bad Gateway', '').detail).toBe('')
})

test('a JSON error gives its code and its sentence', () => {
  const error = new ApiError(422, 'Unprocessable Entity', refusal)
  expect(error).toMatchObject({ status: 422, code: 'unreadable_file', detail: 'The PDF is encrypted.' })
  expect(error.message).toBe(`422: ${refusal}`)
})

test('what the server says follows the literal sentence', () => {
  const error = new ApiError(422, '', refusal)
  expect(withDetail('Failed to upload file. Please try again.', error)).toBe(
    'Failed to upload file. Please try again. The PDF is encrypted.',
  )
  expect(withDetail('Failed to train agent', error)).toBe('Failed to train agent. The PDF is encrypted.')
})

test('a gateway page and a lost connection add nothing', () => {
  expect(withDetail('Failed to delete the bot.', new ApiError(502, '', '<html>nginx</html>'))).toBe(
    'Failed to delete the bot.',
  )
  expect(withDetail('Failed to delete the bot.', new TypeError('Failed to fetch'))).toBe(
    'Failed to delete the bot.',
  )
})
