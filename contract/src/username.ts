import { z } from 'zod'
import { displayNameMax, usernameLength } from './limits.ts'
import { validationTexts } from './texts.ts'

/** Nothing to see: controls, directions, joiners, fillers, blank patterns, and every space but the plain one. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

/** Marks that stand alone or pile up over their neighbours. */
const strayMarks = /^\p{M}|\s\p{M}|\p{M}{5}/u

/** Mails to others show names: see `nameInMail`. */
const address = /:\/\/|(?<!\S)www\./i

/** Scripts that names are written in every day (UAX #31, table 5). */
const scripts = (
  'Arabic Armenian Bengali Bopomofo Cyrillic Devanagari Ethiopic Georgian Greek Gujarati Gurmukhi Han Hangul Hebrew Hiragana ' +
  'Kannada Katakana Khmer Lao Latin Malayalam Myanmar Oriya Sinhala Tamil Telugu Thaana Thai Tibetan'
)
  .split(' ')
  .map((name) => ({ name, pattern: new RegExp(`\\p{Script=${name}}`, 'u') }))
const ofOtherScripts = new RegExp(
  `[^\\p{Script=Common}\\p{Script=Inherited}${scripts.map(({ name }) => `\\p{Script=${name}}`).join('')}]`,
  'u',
)

/** Scripts that are written together: Japanese, Chinese with Bopomofo, Korean, each with Latin (UTS #39, "highly restrictive"). */
const writtenTogether = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/** Whether letters of one script stand among those of another, so that a name can look like a different one. */
function mixesScripts(name: string): boolean {
  const found = scripts.filter(({ pattern }) => pattern.test(name)).map(({ name }) => name)
  if (ofOtherScripts.test(name)) found.push('other')
  return found.length > 1 && !writtenTogether.some((together) => found.every((one) => together.includes(one)))
}

/** Names that people take for the product or for who runs it, in lower case. */
const reserved: ReadonlySet<string> = new Set(
  'admin administrator bot help moderator official operator owner parleykit root security staff superuser support system'.split(
    ' ',
  ),
)

/**
 * A username as it is stored: of all spellings that look alike the compatible one (NFKC: no full-width letters), with single
 * spaces. What could be taken for an e-mail address is refused.
 */
export const username = z
  .string(validationTexts.usernameRequired)
  .transform(normalizeName)
  .pipe(
    z
      .string()
      .min(usernameLength.min, validationTexts.usernameTooShort)
      .max(usernameLength.max, validationTexts.usernameTooLong)
      .refine((name) => !name.includes('@'), validationTexts.usernameWithAt)
      .refine((name) => !address.test(name), validationTexts.usernameWithAddress)
      .refine((name) => !invisible.test(name), validationTexts.usernameUnprintable)
      .refine((name) => !strayMarks.test(name), validationTexts.usernameMarks),
  )

/**
 * The name of a new account, or another name of an old one: others see it in invitations and chats, so what could be taken for
 * another name is refused too. Accounts from before that rule keep theirs.
 */
export const newUsername = username.pipe(
  z
    .string()
    .refine((name) => !name.startsWith('-'), validationTexts.usernameWithDash)
    .refine((name) => !mixesScripts(name), validationTexts.usernameMixed)
    .refine((name) => !reserved.has(name.toLowerCase()), validationTexts.usernameReserved),
)

/** The name that visitors see instead of the username. An empty one is null; the rest are the rules for usernames. */
export const newDisplayName = z
  .string()
  .nullable()
  .transform((name) => normalizeName(name ?? ''))
  .pipe(
    z
      .string()
      .max(displayNameMax, validationTexts.displayNameTooLong)
      .refine((name) => !name.includes('@'), validationTexts.displayNameWithAt)
      .refine((name) => !address.test(name), validationTexts.displayNameWithAddress)
      .refine((name) => !invisible.test(name), validationTexts.displayNameUnprintable)
      .refine((name) => !strayMarks.test(name), validationTexts.displayNameMarks)
      .refine((name) => !mixesScripts(name), validationTexts.displayNameMixed)
      .refine((name) => !reserved.has(name.toLowerCase()), validationTexts.displayNameReserved),
  )
  .transform((name) => name || null)

function normalizeName(name: string): string {
  return name.normalize('NFKC').trim().replace(/ {2,}/g, ' ')
}
