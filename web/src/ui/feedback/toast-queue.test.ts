import { beforeEach, expect, test } from 'vitest'
import {
  clearToasts,
  clearToastsBefore,
  currentToasts,
  dismissToast,
  toast,
  toastError,
} from './toast-queue.ts'

const titles = () => currentToasts().map(({ title }) => title)

beforeEach(() => {
  for (const { id } of currentToasts()) dismissToast(id)
})

test('toasts about different things are shown in the order they came', () => {
  toast({ title: 'Copied' }, 'copy')
  toastError({ title: 'Error' }, 'delete')
  expect(currentToasts().map(({ title, variant }) => [title, variant])).toEqual([
    ['Copied', 'default'],
    ['Error', 'destructive'],
  ])
  dismissToast(currentToasts()[0]?.id ?? 0)
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
  expect(clearToastsBefore('training', 'again')).toBe('again')
  expect(titles()).toEqual(['Login failed'])
  clearToasts('session')
  expect(titles()).toEqual([])
})
