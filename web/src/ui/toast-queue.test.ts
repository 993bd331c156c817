import { toastMs } from '@parleykit/contract/limits'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  anew,
  currentToasts,
  dismissToast,
  enterScreen,
  toast,
  toastError,
  withdrawToasts,
} from './toast-queue.ts'

const titles = () => currentToasts().toasts.map(({ title }) => title)

beforeEach(() => {
  vi.useFakeTimers()
  for (const { id } of currentToasts().toasts) dismissToast(id)
  enterScreen('/dashboard')
})
afterEach(() => void vi.useRealTimers())

test('toasts about different things are shown in the order they came', () => {
  toast({ title: 'Copied' }, 'copy')
  toastError({ title: 'Error' }, 'delete')
  expect(currentToasts().toasts.map(({ title, variant }) => [title, variant])).toEqual([
    ['Copied', 'default'],
    ['Error', 'destructive'],
  ])
  dismissToast(currentToasts().toasts[0]?.id ?? 0)
  expect(titles()).toEqual(['Error'])
})

test('a full queue keeps the one on screen and the newest', () => {
  for (let count = 1; count <= 25; count++) toast({ title: `Toast ${count}` }, `subject ${count}`)
  expect(titles()).toHaveLength(20)
  expect(titles()[0]).toBe('Toast 1')
  expect(titles().at(-1)).toBe('Toast 25')
})

test('what is said about a thing takes the place of what was said before', () => {
  toastError({ title: 'Training Failed' }, 'training')
  toast({ title: 'Copied' }, 'copy')
  toast({ title: 'Training Successful!' }, 'training')
  expect(titles()).toEqual(['Copied', 'Training Successful!'])
})

test('an action that is begun once more takes its error back, and no other', () => {
  toastError({ title: 'Training Failed' }, 'training')
  toastError({ title: 'Login failed' }, 'session')
  expect(anew('training', 'again')).toBe('again')
  expect(titles()).toEqual(['Login failed'])
  withdrawToasts('session')
  expect(titles()).toEqual([])
})

test('who leaves a screen leaves what was about it, and takes along what was said on the way', () => {
  toastError({ title: 'Failed to update agent' }, 'settings')
  toast({ title: 'Agent deleted' }, 'agent-deletion', { goesAlong: true })
  enterScreen('/dashboard')
  expect(titles()).toHaveLength(2)
  enterScreen('/auth')
  expect(titles()).toEqual(['Agent deleted'])
})

test.each([1, 2, 5, 19])('with %d behind it nothing waits for longer than a toast stays', (waiting) => {
  for (let count = 0; count <= waiting; count++) toastError({ title: String(count) }, `subject ${count}`)
  let waited = 0
  while (currentToasts().toasts.length > 1) {
    const { toasts, stayMs } = currentToasts()
    waited += stayMs
    vi.advanceTimersByTime(stayMs)
    dismissToast(toasts[0]?.id ?? 0)
  }
  expect(waited).toBeLessThanOrEqual(toastMs)
  expect(currentToasts().stayMs).toBe(toastMs)
})
