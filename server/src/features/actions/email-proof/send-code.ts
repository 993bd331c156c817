import { randomInt } from 'node:crypto'
import { actionCodeMinutes } from '@parleykit/contract/actions/limits'
import { and, eq, isNull } from '../../../platform/database/drizzle.ts'
import { mailboxKey } from '../../../platform/mail/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { networkOf, type ThrottleRule } from '../../../platform/throttles/index.ts'
import { unlinkedName } from '../../notifications/index.ts'
import { emailProofs } from '../base/tables.ts'
import { codeTexts, fillText } from '../core/action-texts.ts'
import { hashCode } from './hash-code.ts'

/** Codes that are mailed, so that nobody floods a mailbox or tries one code after the other. */
const codesInConversation: ThrottleRule = { name: 'codes-conversation', points: 3, seconds: 3600 }
/** By workspace, so that none uses up what others may send to a mailbox. */
const codesToMailbox: ThrottleRule = { name: 'codes-workspace-mailbox', points: 10, seconds: 24 * 3600 }
const codesOfAllToMailbox: ThrottleRule = { name: 'codes-mailbox', points: 100, seconds: 24 * 3600 }
const codesByAddress: ThrottleRule = { name: 'codes-address', points: 20, seconds: 24 * 3600 }
const codesOfAgent: ThrottleRule = { name: 'codes-agent', points: 500, seconds: 24 * 3600 }

interface SendCode {
  readonly agent: { readonly id: number; readonly ownerId: number; readonly name: string }
  readonly conversationId: number
  readonly tokenId: string
  readonly email: string
  /** The visitor's IP address. */
  readonly ip: string
  readonly language: string
}

/**
 * Mails a new code to an address, which ends the earlier ones of this visitor in this conversation.
 * @throws ThrottledError if too many codes were sent to the mailbox, from the network or for the agent
 */
export async function sendCode(
  platform: Platform,
  { agent, conversationId, tokenId, email, ip, language }: SendCode,
): Promise<void> {
  const { throttles } = platform
  const mailbox = mailboxKey(email)
  await throttles.consume(codesByAddress, networkOf(ip))
  await throttles.consume(codesInConversation, `${conversationId}/${mailbox}`)
  await throttles.consume(codesToMailbox, `${agent.ownerId}/${mailbox}`)
  await throttles.consume(codesOfAllToMailbox, mailbox)
  await throttles.consume(codesOfAgent, String(agent.id))
  const code = String(randomInt(1_000_000)).padStart(6, '0')
  const sentAt = platform.clock()
  const mine = and(eq(emailProofs.conversationId, conversationId), eq(emailProofs.tokenId, tokenId))
  await platform.database.transaction(async (transaction) => {
    await transaction.delete(emailProofs).where(and(mine, isNull(emailProofs.provedAt)))
    await transaction.insert(emailProofs).values({
      ...{ conversationId, tokenId, email, sentAt },
      codeHash: hashCode(platform, { conversationId, tokenId, code }),
    })
    const name = unlinkedName(agent.name)
    const texts = codeTexts(language)
    await platform.mail.send(transaction, {
      ...{ kind: 'action_code', to: email, subject: `${name}: ${code}` },
      paragraphs: [fillText(texts.mailText, { agent: name }), code],
      footer: texts.mailIgnore,
      until: sentAt.getTime() + actionCodeMinutes * 60_000,
    })
  })
}
