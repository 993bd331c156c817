import type { ActionValues } from '@parleykit/contract/actions/action-inputs'
import type { ActionEvent } from '@parleykit/contract/actions/action-runs'
import { z } from 'zod'
import { and, desc, eq } from '../../../platform/database/drizzle.ts'
import type { Platform } from '../../../platform/platform.ts'
import { type OpenRun, stepRun } from '../base/step-run.ts'
import { emailProofs } from '../base/tables.ts'
import { actionTexts, codeTexts, fillText } from '../core/action-texts.ts'
import { redeemCode } from './redeem-code.ts'
import { sendCode } from './send-code.ts'

interface ProveEmail {
  readonly open: OpenRun
  readonly agent: { readonly id: number; readonly ownerId: number; readonly name: string }
  /** ID of the visitor token that came with the request. */
  readonly tokenId: string
  readonly ip: string
  /** `code`, or `email` to get a code. With neither, the visitor is asked for an address. */
  readonly values: ActionValues
  /** The form's values, which are kept meanwhile. */
  readonly typed: ActionValues
}

const emailSchema = z.email().max(254)

/**
 * Takes a step to prove an address: asks for it, mails a code, or checks the code. Null if it is proved now. The words
 * are the same for every address.
 * @throws ThrottledError if too many codes were sent
 */
export async function proveEmail(platform: Platform, asked: ProveEmail): Promise<ActionEvent | null> {
  const { open, agent, tokenId, ip, values, typed } = asked
  const { action, run } = open
  const { language, conversationId } = run
  const texts = codeTexts(language)
  const isProving = run.state === 'email' || run.state === 'code'
  const askEmail = fillText(texts.askEmail, { name: action.name })
  const toEmail = { state: 'email' as const, values: typed, text: askEmail }
  if (!platform.mail.isOn) return stepRun(platform, open, { ...toEmail, text: actionTexts(language).failed })
  if (run.state === 'code' && values.code !== undefined) {
    const sent = await findSentCode(platform, { conversationId, tokenId })
    if (!sent) return stepRun(platform, open, toEmail)
    const { email } = sent
    if (!(await redeemCode(platform, { sent, code: values.code.replace(/\s/g, '') })))
      return stepRun(platform, open, { state: 'code' }, { email, problems: { code: 'wrongCode' } })
    return null
  }
  if (!isProving || values.email === undefined) return stepRun(platform, open, toEmail)
  const email = values.email.trim()
  if (!emailSchema.safeParse(email).success)
    return stepRun(platform, open, toEmail, { email, problems: { email: 'email' } })
  await sendCode(platform, { agent, conversationId, tokenId, email, ip, language })
  const text = fillText(texts.askCode, { email })
  return stepRun(platform, open, { state: 'code', text }, { email })
}

async function findSentCode(
  { database }: Platform,
  { conversationId, tokenId }: { readonly conversationId: number; readonly tokenId: string },
) {
  const [sent] = await database
    .select()
    .from(emailProofs)
    .where(and(eq(emailProofs.conversationId, conversationId), eq(emailProofs.tokenId, tokenId)))
    .orderBy(desc(emailProofs.id))
    .limit(1)
  return sent
}
