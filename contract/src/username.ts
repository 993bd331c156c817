import { z } from 'zod'
import { usernameLength } from './limits.ts'
import { validationTexts } from './texts.ts'

/** Nothing to see: controls, directions, joiners, fillers, blank patterns, and every space but the plain one. */
const invisible = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Zs}/u

/** Marks that stand alone or pile up over their neighbours. */
const strayMarks = /^\p{M}|\s\p{M}|\p{M}{5}/u

/** Mails to others show names: see `nameInMail`. */
const address = /:\/\/|(?<!\S)www\./i

/**
 * A new username as it is stored: of all spellings that look alike the compatible one (NFKC: no full-width letters), with
 * single spaces. What could be taken for another name or for an e-mail address is refused.
 */
export const newUsername = z
  .string(validationTexts.usernameRequired)
  .transform((name) => name.normalize('NFKC').trim().replace(/ {2,}/g, ' '))
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
