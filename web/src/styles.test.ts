import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const folder = new URL('.', import.meta.url)
const read = (path: string) => readFileSync(new URL(path, folder), 'utf8')

test('every colour that a component names has its palette among the styles of both themes', () => {
  const palettesIn = (path: string) =>
    [...read(path).matchAll(/tokens\/colors\/(\w+)\.css/g)].map(([, name]) => name)
  const imported = palettesIn('styles.css')
  expect(palettesIn('theme/dark.css')).toEqual(imported)
  const named = globSync('**/*.tsx', { cwd: folder }).flatMap((path) =>
    [...read(path).matchAll(/\b(?:color|accentColor|grayColor)="(\w+)"/g)].map(([, name]) => ({
      path,
      name,
    })),
  )
  expect(named.length).toBeGreaterThan(50)
  expect(named.filter(({ name }) => name !== 'gray' && !imported.includes(name))).toEqual([])
})

test('a style asks for the value of an ARIA attribute, since "false" is a value too', () => {
  const byPresence = globSync('**/*.css', { cwd: folder }).flatMap((path) =>
    [...read(path).matchAll(/\[aria-[a-z]+\]/g)].map(([selector]) => `${path}: ${selector}`),
  )
  expect(byPresence).toEqual([])
})
