import { beforeEach, expect, test } from 'vitest'
import { currentToasts, dismissToast, toast, toastError } from './toast-queue.ts'

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('toasts are shown in the order they came', () => {
  toast({ title: 'Copied' })
  toastError({ title: 'Error' })
  expect(currentToasts().map(({ title, variant }) => [title, variant])).toEqual([
    ['Copied', 'default'],
    ['Error', 'destructive'],
  ])
  dismissToast(currentToasts()[0]?.id ?? 0)
  expect(currentToasts().map(({ title }) => title)).toEqual(['Error'])
})

test('a full queue keeps the one on screen and the newest', () => {
  for (let count = 1; count <= 25; count++) toast({ title: `Toast ${count}` })
  expect(currentToasts()).toHaveLength(20)
  expect(currentToasts()[0]?.title).toBe('Toast 1')
  expect(currentToasts().at(-1)?.title).toBe('Toast 25')
})

test('what is said about an action takes the place of what was said before', () => {
  toastError({ title: 'Login failed' }, 'session')
  toast({ title: 'Copied' })
  toast({ title: 'Welcome back' }, 'session')
  expect(currentToasts().map(({ title }) => title)).toEqual(['Copied', 'Welcome back'])
})
