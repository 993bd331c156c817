import { expect, test } from 'vitest'
import { groupsInError, settingsSections } from './settings-sections.ts'

const wrong = { type: 'custom', message: 'Wrong' }

test('the groups with an error are named once each', () => {
  const errors = { dailyReplies: wrong, dailyRepliesPerAddress: wrong, brandColor: wrong, name: wrong }
  expect(groupsInError(errors)).toEqual(['settings-limits', 'settings-appearance'])
  expect(groupsInError({})).toEqual([])
})

test('a wrong email address for visitors opens no group, a wrong contact page does', () => {
  expect(groupsInError({ humanContact: { email: wrong } })).toEqual([])
  expect(groupsInError({ humanContact: { email: wrong, url: wrong } })).toEqual(['settings-person'])
})

test('only owners see the Danger Zone', () => {
  const titles = (mayDelete: boolean) => settingsSections(mayDelete).map(([, title]) => title)
  expect(titles(true).at(-1)).toBe('Danger Zone')
  expect(titles(false)).toEqual(titles(true).slice(0, -1))
})
