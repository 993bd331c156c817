import fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldDiacritics } from '../../text/normalise-word.ts'
import { letterGroups } from './letter-groups.ts'
import { WordGroups } from './word-groups.ts'

/** Few letters, so that words share groups: with accents, full stops, and signs of one and two UTF-16 units. */
const word = fc
  .array(fc.constantFrom('a', 'b', 'é', 'ß', 'b.', '風', '呂', 'ー', 'か', '한', '𠮷'), {
    minLength: 1,
    maxLength: 9,
  })
  .map((letters) => letters.join(''))
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 40 })

function groupsOfAll(all: readonly string[]): WordGroups {
  const groups = new WordGroups()
  for (const each of all) groups.add(each)
  return groups
}

test('a text has the groups that stand in its words', () => {
  fc.assert(
    fc.property(words, word, (all, asked) => {
      const groups = groupsOfAll(all)
      const text = all.filter((_, at) => at % 2 === 0)
      const own = new Set(groups.groupsOf(text.map((each) => all.indexOf(each))))
      const signs = [...asked].flatMap((sign, at, all) =>
        /[^ab.éß]/.test(sign) ? [sign, sign + (all[at + 1] ?? '')] : [],
      )
      for (const group of [...letterGroups(foldDiacritics(asked)), ...signs]) {
        const isThere = text.some((each) => `<${foldDiacritics(each)}>`.includes(group))
        expect(own.has(groups.find(group)), group).toBe(isThere)
      }
    }),
  )
})

test('words are alike as their letter groups are, each compared with each', () => {
  fc.assert(
    fc.property(words, word, (all, asked) => {
      const sought = letterGroups(asked)
      const expected = all.flatMap((each, number) => {
        const own = each.length < 4 ? new Set() : letterGroups(each)
        const dice =
          (2 * [...own].filter((group) => sought.has(`${group}`)).length) / (own.size + sought.size)
        return dice >= 0.4 ? [[number, dice]] : []
      })
      const found = groupsOfAll(all).wordsAlike(sought, 0.4)
      expect(found.sort(([a], [b]) => a - b)).toEqual(expected)
    }),
  )
})

test('groups that were asked for are forgotten with the next question', () => {
  const groups = groupsOfAll(['house', 'garden'])
  const [house, garden] = [groups.find('hou'), groups.find('gar')]
  expect(groups.placesOf([-1, house])[house]).toBe(2)
  const places = groups.placesOf([garden])
  expect([places[house], places[garden]]).toEqual([0, 1])
})
