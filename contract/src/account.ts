import { z } from 'zod'
import { passwordLength, usernameLength } from './limits.ts'
import { defineRoute } from './route.ts'
import { validationTexts } from './texts.ts'
import { idValue, messageResponse, storableText } from './values.ts'

export const userSchema = z.object({
  id: idValue,
  username: z.string(),
  email: z.string(),
  subscriptionTier: z.string(),
  chatCreditsUsed: z.number().int().nonnegative(),
})
export type User = z.infer<typeof userSchema>

/** `username` takes a username or an e-mail address. */
export const loginInput = z.object({
  username: z
    .string(validationTexts.usernameRequired)
    .pipe(storableText)
    .pipe(z.string().trim().min(1, validationTexts.usernameRequired).max(254)),
  password: z
    .string(validationTexts.passwordRequired)
    .min(1, validationTexts.passwordRequired)
    .max(passwordLength.max),
})
export type LoginInput = z.infer<typeof loginInput>

const username = z
  .string(validationTexts.usernameRequired)
  .trim()
  .min(usernameLength.min, validationTexts.usernameTooShort)
  .max(usernameLength.max, validationTexts.usernameTooLong)
  .refine((name) => !name.includes('@'), validationTexts.usernameWithAt)
  .refine((name) => !/\p{C}/u.test(name), validationTexts.usernameUnprintable)

export const registerInput = z.object({
  username,
  email: z.email(validationTexts.emailInvalid).max(254, validationTexts.emailInvalid),
  password: z
    .string(validationTexts.passwordRequired)
    .min(passwordLength.min, validationTexts.passwordTooShort)
    .max(passwordLength.max, validationTexts.passwordTooLong),
})
export type RegisterInput = z.infer<typeof registerInput>

export const getUser = defineRoute({
  method: 'GET',
  path: '/api/user',
  summary: 'The signed-in user; 401 means that nobody is signed in',
  access: 'public',
  response: userSchema,
  plainTextErrors: true,
})

export const login = defineRoute({
  method: 'POST',
  path: '/api/login',
  summary: 'Sign in with username or e-mail address and password',
  access: 'public',
  body: loginInput,
  response: userSchema,
  plainTextErrors: true,
})

export const register = defineRoute({
  method: 'POST',
  path: '/api/register',
  summary: 'Create an account and sign in',
  access: 'public',
  body: registerInput,
  response: userSchema,
  status: 201,
  plainTextErrors: true,
})

export const logout = defineRoute({
  method: 'POST',
  path: '/api/logout',
  summary: 'End the session',
  access: 'public',
  response: messageResponse,
  plainTextErrors: true,
})
