import { expect, test } from 'vitest'
import { pictureFile, proposalsFor } from './proposals.ts'
import { emptyWizard } from './wizard-steps.ts'

const profile = {
  name: 'Harbour Inn',
  tagline: 'Rooms by the sea.',
  description: null,
  brandColor: '#663399',
  picture: btoa('RIFF'),
}

test('a website proposes only what the owner has left as it was', () => {
  expect(proposalsFor(profile, emptyWizard)).toEqual({ tagline: 'Rooms by the sea.', brandColor: '#663399' })
  const typed = { ...emptyWizard, tagline: 'My own', brandColor: '#000000' }
  expect(proposalsFor(profile, typed)).toEqual({})
})

test('a picture becomes a file', async () => {
  expect(await pictureFile(profile)?.text()).toBe('RIFF')
  expect(pictureFile({ ...profile, picture: null })).toBeNull()
})
