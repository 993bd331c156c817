import { basename } from 'node:path'
import { expect, test } from 'vitest'
import { usedThemeScripts } from './used-theme-scripts.ts'

test('a component brings what it is built of, and nothing of others', () => {
  const source = "import { AlertDialog, type ButtonProps, Text } from '@radix-ui/themes'"
  const names = usedThemeScripts([source]).map((path) => basename(path))
  expect(names).toEqual(expect.arrayContaining(['alert-dialog.js', 'text.js', 'dialog.props.js']))
  expect(names).not.toContain('slider.js')
})
