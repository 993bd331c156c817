import { z } from 'zod'
import { displayNameMax, usernameLength } from './limits.ts'
import { validationTexts } from './texts.ts'

/** Invisible characters: controls, directions, joiners, fillers, blank patterns, all spaces but the plain one. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

/** Combining marks without a base letter, or stacked over their neighbors. */
const strayMarks = /^\p{M}|\s\p{M}|\p{M}{5}/u

/** Names appear in mails to others: see `nameInMail`. */
const address = /:\/\/|(?<!\S)www\./i

/** Scripts in everyday use for names (UAX #31, table 5). */
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

/** Scripts used together: Japanese, Chinese with Bopomofo, Korean, each with Latin (UTS #39, "highly restrictive"). */
const writtenTogether = [
  ['Latin', 'Han', 'Hiragana', 'Katakana'],
  ['Latin', 'Han', 'Bopomofo'],
  ['Latin', 'Han', 'Hangul'],
]

/** Whether a name mixes letters of different scripts, so that it could imitate another name. */
function mixesScripts(name: string): boolean {
  const found = scripts.filter(({ pattern }) => pattern.test(name)).map(({ name }) => name)
  if (ofOtherScripts.test(name)) found.push('other')
  return found.length > 1 && !writtenTogether.some((together) => found.every((one) => together.includes(one)))
}

/** Names that suggest the product or its operator, in lower case. */
const reserved: ReadonlySet<string> = new Set(
  'admin administrator bot help moderator official operator owner parleykit root security staff superuser support system'.split(
    ' ',
  ),
)

/**
 * A username as stored: normalized to NFKC (no full-width letters), so that compatible spellings are the same, and with
 * single spaces. Names that look like an email address are rejected.
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
 * The username of a new account, or a changed one. Others see it in invitations and chats, so names that could be
 * mistaken for another name are rejected too. Accounts from before this rule keep theirs.
 */
export const newUsername = username.pipe(
  z
    .string()
    .refine((name) => !name.startsWith('-'), validationTexts.usernameWithDash)
    .refine((name) => !mixesScripts(name), validationTexts.usernameMixed)
    .refine((name) => !reserved.has(name.toLowerCase()), validationTexts.usernameReserved),
)

/** The name that visitors see instead of the username. An empty one becomes null; username rules apply. */
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
